import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { codeAt } from '../../tests/second-factor.ts'
import { clientOf } from '../../tests/product/client.ts'
import { type RunningProgram, signInAt } from '../../tests/running-program.ts'
import type { SignedIn } from './shown-page.ts'

/** Somebody new, who is signed in. */
export async function signIn(program: RunningProgram, credits?: number): Promise<SignedIn> {
	const { token, email } = await signInAt(program, credits)
	return { ...clientOf(program.url, token), token, email, cookies: { token } }
}

/** Turns MFA on for somebody. @returns their backup codes */
export async function turnMfaOn(person: SignedIn): Promise<string[]> {
	const { secret } = await person.json<{ secret: string }>('POST', '/api/mfa/setup')
	const enabled = await person.json<{ backupCodes: string[] }>('POST', '/api/mfa/enable', { secret, token: codeAt(secret, Date.now()) })
	return enabled.backupCodes
}

/** Makes somebody an administrator, as `npm run user` does. */
export async function makeAdministrator(program: RunningProgram, { email }: SignedIn): Promise<void> {
	const command = spawn(process.execPath, ['scripts/command.mjs', 'user', email, '--admin'], {
		env: { ...process.env, DATA_DIR: program.dataDir, LOG_LEVEL: 'error' },
		stdio: 'ignore',
	})
	const [code] = (await once(command, 'exit')) as [number | null]
	if (code !== 0) throw new Error(`npm run user ended with ${code}`)
}
