// @ts-expect-error It has no types.
import { createRunner } from 'jest-light-runner';
import Tinypool from 'tinypool';

/*
 * jest-light-runner, with suites in processes. A new process asks it for the settings, and it answers all that have a
 * test, once: one that couldn't listen yet waited forever, and the run with it. Here, only the one that asks is
 * answered. It is a .mts file because Jest compiles others, and they would get a tinypool of their own.
 */

interface Channel {
  onMessage: (listener: (message: unknown) => void) => void;
  postMessage: (message: unknown) => void;
}

const { run } = Tinypool.prototype;
Tinypool.prototype.run = function (task, options = {}) {
  const all = options.channel as Channel;
  let listener: Parameters<Channel['onMessage']>[0];
  const own: Channel = {
    onMessage: (added) => {
      listener = added;
    },
    postMessage: (message) => {
      all.onMessage(listener);
      all.postMessage(message);
    },
  };
  return run.call(this, task, { ...options, channel: own });
};

export default createRunner({ runtime: 'child_process' });
