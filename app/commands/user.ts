import { parseAccountChange } from '#app/domain/identity/account-change.ts'
import { changeAccount } from '#app/domain/identity/change-account.server.ts'
import { EnvironmentError, readEnv, type Env } from '#app/infrastructure/env.server.ts'
import { openServices } from '#app/infrastructure/services.server.ts'

const usage = 'Usage: npm run user -- EMAIL [--admin|--no-admin] [--plan free|builder|startup|scale] [--credits N]'

/**
 * `npm run user`: creates or changes an account, also while the program runs.
 *
 * @returns the exit code: 0 done (or nothing to do), 2 the arguments or the environment are wrong
 */
export async function command(args: string[]): Promise<number> {
	if (args.includes('--help') || args.includes('-h')) return say(usage, 0)
	const change = parseAccountChange(args)
	if ('wrong' in change) return complain(`${change.wrong}\n${usage}`)

	let env: Env
	try {
		// Only sentences go to the terminal, no log lines.
		env = readEnv({ LOG_LEVEL: 'error', ...process.env })
	} catch (error) {
		if (error instanceof EnvironmentError) return complain(error.message)
		throw error
	}
	const services = await openServices({ ...env, localModels: [] })
	try {
		const { account, done } = await changeAccount(services, change)
		say(`${account.email}: ${done.length > 0 ? done.join(', ') : 'nothing to change'}.`, 0)
		return say(
			`  ${account.userType === 'admin' ? 'Admin' : 'User'}, plan ${account.plan}, ${account.subscriptionCredits} credits. Log in at ${env.appUrl}/login`,
			0,
		)
	} finally {
		await services.close()
	}
}

function say(text: string, exitCode: number): number {
	process.stdout.write(`${text}\n`)
	return exitCode
}

function complain(text: string): number {
	process.stderr.write(`${text}\n`)
	return 2
}
