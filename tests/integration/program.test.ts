import { spawn } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { asDocx, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { removeDataDir, signInAt, startProgram, temporaryDataDir } from '#tests/running-program.ts'

const dataDir = temporaryDataDir()
afterAll(() => removeDataDir(dataDir))

/** Runs the program until it ends by itself. */
function runToEnd(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, ['scripts/start.mjs'], {
			env: { ...process.env, DATA_DIR: dataDir, ...env },
			stdio: ['ignore', 'pipe', 'pipe'],
		})
		let output = ''
		for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
		child.once('exit', (code) => resolve({ code, output }))
	})
}

test('a founder finds the document and its report after the program was stopped and started again', { timeout: 120_000 }, async () => {
	const first = await startProgram({ dataDir })
	const { token } = await signInAt(first, 5)
	const headers = { authorization: `Bearer ${token}` }
	const form = new FormData()
	form.set('file', new File([new Uint8Array(await asDocx(contractParagraphs('flawed-safe')))], 'EQ_safe.docx'))
	const answer = await fetch(`${first.url}/api/document/uploadAndAnalysis`, { method: 'POST', headers, body: form })
	const { document_id: id } = (await answer.json()) as { document_id: string }
	const report = await (await fetch(`${first.url}/api/document/${id}/analysis.json`, { headers })).text()
	await first.stop()

	const second = await startProgram({ dataDir })
	const vault = (await (await fetch(`${second.url}/api/user/vault`, { headers })).json()) as {
		documents: { document_id: string; name: string }[]
	}
	expect(vault.documents.map(({ document_id, name }) => [document_id, name])).toEqual([[id, 'EQ_safe.docx']])
	expect(await (await fetch(`${second.url}/api/document/${id}/analysis.json`, { headers })).text()).toBe(report)
	await second.stop()
})

test('a public host without its settings is refused by name before anything is opened', { timeout: 60_000 }, async () => {
	const { code, output } = await runToEnd({ HOST: '0.0.0.0', APP_URL: '', SMTP_URL: '', SESSION_SECRET: '' })
	expect(code).toBe(1)
	for (const name of ['SESSION_SECRET', 'APP_URL', 'SMTP_URL']) expect(output).toContain(name)
	expect(output).not.toContain('at ')
})

test('the sign-in bypass does not start where strangers can reach it', { timeout: 60_000 }, async () => {
	const { code, output } = await runToEnd({
		HOST: '0.0.0.0',
		APP_URL: 'https://fineprint.example',
		SMTP_URL: 'smtp://localhost',
		SESSION_SECRET: 'x'.repeat(40),
		AUTH_DEV_BYPASS: '1',
	})
	expect(code).toBe(1)
	expect(output).toContain('AUTH_DEV_BYPASS')
})
