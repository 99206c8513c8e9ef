import { createRuleRunner } from '../rules/runRule.ts';
import { startTestServer } from '../testing/testServer.ts';

const TOKEN = 'prometheus-scrapes-this';

const scrape = (server: Awaited<ReturnType<typeof startTestServer>>, authorization = '') =>
  server.app.inject({ url: '/api/metrics', headers: { authorization } });

describe('GET /api/metrics', () => {
  it("isn't there without METRICS_TOKEN", async () => {
    const server = await startTestServer();
    expect((await scrape(server, `Bearer ${TOKEN}`)).statusCode).toBe(404);
    await server.close();
  });

  it('shows requests by route, queues and streams, with the token only', async () => {
    const server = await startTestServer({
      config: { metricsToken: TOKEN },
      runRule: createRuleRunner(),
    });
    for (const authorization of ['', TOKEN, `Bearer ${TOKEN}x`, 'Bearer ']) {
      expect((await scrape(server, authorization)).statusCode).toBe(401);
    }
    const { token } = await server.createUser();
    const headers = { authorization: `Bearer ${token}` };
    const id = crypto.randomUUID();
    await server.app.inject({ url: `/api/leads/${id}?q=diary`, headers });
    const { body, headers: sent } = await scrape(server, `Bearer ${TOKEN}`);
    expect(sent['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain(
      'leadside_http_request_duration_seconds_count{method="GET",route="/api/leads/:id",status="404"} 1',
    );
    for (const queue of ['passwords', 'uploads', 'archives', 'rules']) {
      expect(body).toContain(`leadside_queue_waiting{queue="${queue}"} 0`);
    }
    for (const name of ['leadside_event_streams', 'leadside_model_calls_total', 'nodejs_']) {
      expect(body).toContain(name);
    }
    expect(body).not.toMatch(new RegExp(`${id}|diary`));
    await server.close();
  });
});
