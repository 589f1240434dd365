import type express from 'express'
import type { Services } from '#app/infrastructure/services.ts'

/** GET /healthz: the process lives. GET /readyz: database and storage answer, else 503 with what does not. */
export function answerHealth(app: express.Express, { db, storage }: Services): void {
	app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
	app.get('/readyz', async (_request, response) => {
		const checks = {
			database: db.$queryRaw`SELECT 1`,
			storage: storage.has('readiness'),
		}
		const failing: string[] = []
		for (const [name, check] of Object.entries(checks)) await Promise.resolve(check).catch(() => failing.push(name))
		response.status(failing.length > 0 ? 503 : 200).json(failing.length > 0 ? { status: 'unavailable', failing } : { status: 'ready' })
	})
}
