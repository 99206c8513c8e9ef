import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../server/config/config.ts';
import { ROOT } from './webBuild.ts';

/** The image sets them itself, or they are another spelling. */
const NOT_IN_COMPOSE = ['PORT', 'HOST', 'DATA_DIR', 'http_proxy', 'https_proxy'];
/** The documentation of operations explains those that every program has. */
const NOT_IN_TABLE = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('compose.yaml passes every setting to the server', () => {
  const [, environment = ''] = read('compose.yaml').split('    environment:\n');
  const passed = environment.match(/^ {6}\w+(?=:)/gm)?.map((line) => line.trim());
  expect(passed).toEqual(
    expect.arrayContaining(SETTINGS.filter((name) => !NOT_IN_COMPOSE.includes(name))),
  );
});

it("README's table has every setting", () => {
  const table = read('README.md');
  const missing = SETTINGS.filter((name) => !table.includes(`\`${name}\``));
  expect(missing).toEqual(NOT_IN_TABLE);
});
