import type { Env } from './infrastructure/env.server.ts'
import type { ServerBuild } from 'react-router'
import type { OpenServices } from './infrastructure/services.server.ts'

export { createWebServer } from './http/server/web-server.server.ts'
export { EnvironmentError, readEnv } from './infrastructure/env.server.ts'
export { openServices } from './infrastructure/services.server.ts'
export { startMailServer } from './entry.mail.ts'
export { startWorker } from './entry.worker.ts'

/** The routes as the build bundled them. */
export async function builtRoutes(): Promise<ServerBuild> {
	return (await import('virtual:react-router/server-build')) as unknown as ServerBuild
}

function modelLine({ model }: Pick<OpenServices, 'model'>): string[] {
	if (!model) return []
	if (model.found)
		return [
			`  ${model.name} at ${model.server} on this machine can also review documents. Choose it in the upload form; nothing leaves this machine`,
		]
	return [`  Reviews also use ${model.name}: contract text is sent to ${model.server} if the uploader agrees`]
}

/** What the program says when it is up. */
export function welcome(env: Env, services: OpenServices): string {
	const { databaseDir } = services
	const isElsewhere = databaseDir && !databaseDir.startsWith(services.env.dataDir)
	return [
		'',
		`  Fineprint is ready at ${env.appUrl}`,
		`  Data is stored in ${services.env.dataDir}` +
			(isElsewhere ? `, the database in ${databaseDir} (PostgreSQL does not run as root)` : ''),
		...(env.smtpUrl ? [] : [`  Emails are saved there and can be read at ${env.appUrl}/dev/mail`]),
		...modelLine(services),
		...(env.inboundMail?.smtp ? [`  Emails to …@${env.inboundMail.domain} are received on port ${env.inboundMail.smtp.port}`] : []),
		'  To become admin: npm run user -- you@example.com --admin',
		'',
	].join('\n')
}
