import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { verifyActivity } from '#app/domain/activity/verify-activity.server.ts'
import { publicKeys, type PublicKey } from '#app/domain/audit/signing-keys.ts'
import { verifyReportFile } from '#app/domain/audit/verify-report-file.ts'
import { EnvironmentError, readEnv, type Env } from '#app/infrastructure/env.server.ts'
import { openServices } from '#app/infrastructure/services.server.ts'

const usage = 'Usage: npm run audit:verify [-- REPORT.docx [--key fineprint-audit-key.json]]'

const KeyFile = z.object({
	keys: z.array(
		z.object({
			kty: z.literal('OKP'),
			crv: z.literal('Ed25519'),
			alg: z.literal('EdDSA'),
			use: z.literal('sig'),
			kid: z.string(),
			x: z.string(),
		}),
	),
})

/**
 * `npm run audit:verify`: checks that nothing was changed, removed or inserted in the history of any company, also
 * while the program runs. With a file: checks that an audit report is as it was signed, with the keys of this
 * installation or those in a file.
 *
 * @returns the exit code: 0 intact, 1 not, 2 the arguments, the file or the environment are wrong
 */
export async function command(args: string[]): Promise<number> {
	if (args.includes('--help') || args.includes('-h')) return print(usage, 0)
	const [file, option, keyFile, ...others] = args
	if (others.length > 0 || (option !== undefined && (option !== '--key' || keyFile === undefined)) || file?.startsWith('-'))
		return complain(usage)

	if (file !== undefined && keyFile !== undefined) {
		const keys = await readKeys(keyFile)
		return keys ? verifyFile(file, keys) : complain(`${keyFile} is not a key file of Fineprint.`)
	}

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
		if (file !== undefined) return await verifyFile(file, publicKeys(services.keys))
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

async function verifyFile(file: string, keys: readonly PublicKey[]): Promise<number> {
	const bytes = await readFile(file).catch(() => null)
	if (!bytes) return complain(`${file} can’t be read.`)
	const verified = await verifyReportFile(bytes, keys)
	if (!verified) return complain(`${file} is not an audit report of Fineprint.`)
	const { report, faults } = verified
	for (const fault of faults) print(`${fault[0]!.toUpperCase()}${fault.slice(1)}.`, 1)
	const about = `${counted(report.events.length, 'event')} of ${report.document?.name ?? report.company.name}, made ${report.made_at}`
	return faults.length === 0
		? print(`The report is as it was signed: ${about}.`, 0)
		: print(`The report is not as it was signed: ${counted(faults.length, 'fault')}.`, 1)
}

async function readKeys(file: string): Promise<PublicKey[] | null> {
	try {
		return KeyFile.parse(JSON.parse(await readFile(file, 'utf8'))).keys
	} catch {
		return null
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
