import { type Call, callAs } from './callAs.ts';
import { type FakeModel, startFakeModel } from './fakeModel.ts';
import {
  startTestServer,
  type TestServer,
  type TestServerOptions,
  type TestUser,
} from './testServer.ts';

interface SuiteServer {
  server: TestServer;
  /** A new one in each test. */
  user: TestUser;
  /** Calls the API as the user. */
  call: Call;
  /** The `data` of a response to the user. */
  dataOf<Data>(...request: Parameters<Call>): Promise<Data>;
}

/** A server for the suite that calls this. The returned objects are filled before its tests. */
export function suiteServer(
  options: TestServerOptions | (() => TestServerOptions | Promise<TestServerOptions>) = {},
): SuiteServer {
  const server = {} as TestServer;
  const user = {} as TestUser;
  beforeAll(async () => {
    Object.assign(
      server,
      await startTestServer(options instanceof Function ? await options() : options),
    );
  });
  beforeEach(async () => {
    Object.assign(user, await server.createUser());
  });
  afterAll(() => server.close());
  const call: Call = (...request) => callAs(server, user)(...request);
  return {
    server,
    user,
    call,
    dataOf: async <Data>(...request: Parameters<Call>) =>
      ((await call(...request)).body as { data: Data }).data,
  };
}

/** The same with a model of the operator's, whose requests start at none in each test. */
export function suiteServerWithModel(
  options: TestServerOptions = {},
): SuiteServer & { model: FakeModel } {
  const model = {} as FakeModel;
  beforeAll(() => startFakeModel(model));
  beforeEach(() => {
    model.requests = [];
    model.aborted = 0;
  });
  afterAll(() => model.close());
  const suite = suiteServer(() => ({
    ...options,
    config: {
      ai: { baseUrl: model.baseUrl, apiKey: 'sk-test', model: 'tiny-1' },
      ...options.config,
    },
  }));
  return { ...suite, model };
}
