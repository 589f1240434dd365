import { parentPort } from 'node:worker_threads'
import { reviewInParts, type ReviewInput } from './review-parts.ts'

// The thread that reviews: a long contract takes longer than a web server may pause.
parentPort?.on('message', (input: ReviewInput) => reviewInParts(input, (part) => parentPort?.postMessage(part)))
