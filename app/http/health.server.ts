import type express from 'express'
import type { Services } from '#app/infrastructure/services.ts'
import { second } from '#app/units.ts'

/** Monitoring wants a quick answer: anything slower counts as not answering. */
const patience = 3 * second

/** A file in storage, written again by each check: a full or missing disk can still report that a file does not exist. */
const probe = 'readiness'

/** GET /healthz: the process lives. GET /readyz: database and storage answer, else 503 with what does not. */
export function answerHealth(app: express.Express, services: Pick<Services, 'db' | 'storage'>): void {
	let underWay: Promise<string[]> | null = null
	app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
	app.get('/readyz', async (_request, response) => {
		// Simultaneous checks share one, so that frequent polling costs little.
		underWay ??= notAnswering(services).finally(() => (underWay = null))
		const failing = await underWay
		response.status(failing.length > 0 ? 503 : 200).json(failing.length > 0 ? { status: 'unavailable', failing } : { status: 'ready' })
	})
}

/** The names of the parts that do not answer. */
export async function notAnswering({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<string[]> {
	const checks = {
		database: async () => db.$queryRaw`SELECT 1`,
		storage: async () => storage.set(probe, new File(['ready'], probe)),
	}
	const answers = await Promise.all(Object.entries(checks).map(async ([name, check]) => ((await answersInTime(check)) ? null : name)))
	return answers.filter((name) => name !== null)
}

async function answersInTime(check: () => Promise<unknown>): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined
	const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), patience)))
	try {
		return await Promise.race([
			check().then(
				() => true,
				() => false,
			),
			late,
		])
	} finally {
		clearTimeout(timer)
	}
}
