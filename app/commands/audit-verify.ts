import { verifyActivity } from '#app/domain/activity/verify-activity.server.ts'
import { EnvironmentError, readEnv, type Env } from '#app/infrastructure/env.server.ts'
import { openServices } from '#app/infrastructure/services.server.ts'

const usage = 'Usage: npm run audit:verify'

/**
 * `npm run audit:verify`: checks that nothing was changed, removed or inserted in the history of any company, also
 * while the program runs.
 *
 * @returns the exit code: 0 every history is intact, 1 one is not, 2 the arguments or the environment are wrong
 */
export async function command(args: string[]): Promise<number> {
	if (args.includes('--help') || args.includes('-h')) return print(usage, 0)
	if (args.length > 0) return complain(usage)

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
		const { companies, events, faults } = await verifyActivity(services)
		for (const { companyId, fault } of faults) print(`Company ${companyId}: ${fault}.`, 1)
		const checked = `${counted(events, 'event')} of ${counted(companies, 'company', 'companies')}`
		return faults.length === 0
			? print(`The history is intact: ${checked}.`, 0)
			: print(`The history is not intact: ${counted(faults.length, 'fault')} in ${checked}.`, 1)
	} finally {
		await services.close()
	}
}

function counted(count: number, one: string, many = `${one}s`): string {
	return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

function print(text: string, exitCode: number): number {
	process.stdout.write(`${text}\n`)
	return exitCode
}

function complain(text: string): number {
	process.stderr.write(`${text}\n`)
	return 2
}
