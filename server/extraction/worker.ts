import { parentPort, workerData } from 'node:worker_threads';
import { parseHTML } from 'linkedom';
import { readLinkedInPost } from '#domain/extraction/readLinkedInPost.ts';

const { html } = workerData as { html: string };

parentPort?.postMessage(readLinkedInPost(parseHTML(html).document));
