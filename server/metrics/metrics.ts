import { Counter, Gauge, Histogram } from 'prom-client';

/** What runs and waits where only so many can run at a time. */
export interface Queue {
  readonly running: number;
  readonly waiting: number;
}

const queues = new Map<string, Queue[]>();

/** Shows a queue of this process. Those of one name are added up. */
export const watchQueue = (name: string, queue: Queue): void => {
  queues.set(name, [...(queues.get(name) ?? []), queue]);
};

for (const state of ['running', 'waiting'] as const) {
  new Gauge({
    name: `leadside_queue_${state}`,
    help: `What is ${state} in other processes, the check of passwords and the connections to PostgreSQL`,
    labelNames: ['queue'],
    collect() {
      for (const [queue, of] of queues) {
        this.set(
          { queue },
          of.reduce((sum, { [state]: count }) => sum + count, 0),
        );
      }
    },
  });
}

export const httpRequests = new Histogram({
  name: 'leadside_http_request_duration_seconds',
  help: 'Requests by route and status, and how long their responses took',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
});

export const eventStreams = new Gauge({
  name: 'leadside_event_streams',
  help: 'Open streams of live updates',
});

export const modelCalls = new Counter({
  name: 'leadside_model_calls_total',
  help: 'Requests to models by the status of their response; "failed" without one',
  labelNames: ['status'],
});

export const modelSeconds = new Histogram({
  name: 'leadside_model_first_response_seconds',
  help: 'How long models took until their response began',
  buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
});
