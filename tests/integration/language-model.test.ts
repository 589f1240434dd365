import { afterAll, expect, test } from 'vitest'
import { asDocx, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { answers, startOpenAiServer } from '#tests/openai-server.ts'
import { removeDataDir, signInAt, startProgram, temporaryDataDir } from '#tests/running-program.ts'
import type { ReviewReport } from '#app/domain/review/report/report.ts'

const dataDir = temporaryDataDir()
afterAll(() => removeDataDir(dataDir))

const point = {
	type: 'finding',
	kind: 'issue',
	severity: 'high',
	quote: 'for access to the data room',
	says: 'You pay for looking.',
	why: 'Nobody does.',
	ask: 'Please drop the fee.',
	replacement: null,
}

test('a founder sees where words go before, what came of it, and what left; unticked, nothing leaves', { timeout: 180_000 }, async () => {
	const server = await startOpenAiServer(answers(() => [point]))
	const program = await startProgram({
		dataDir,
		env: { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'test-model' },
	})
	try {
		const { token } = await signInAt(program, 5)
		const headers = { authorization: `Bearer ${token}`, cookie: `token=${token}` }
		const page = async (path: string) => (await fetch(program.url + path, { headers })).text()
		for (const path of ['/', '/dashboard']) expect(await page(path)).toContain('Let test-model read it too')
		expect(await page('/')).not.toContain('Your documents stay here')

		const upload = async (metadata: object) => {
			const form = new FormData()
			form.set('file', new File([new Uint8Array(await asDocx(contractParagraphs('harsh-one-way-nda')))], 'nda.docx'))
			form.set('metadata', JSON.stringify(metadata))
			const answer = await fetch(`${program.url}/api/document/uploadAndAnalysis`, {
				method: 'POST',
				headers: { authorization: headers.authorization },
				body: form,
			})
			return (await answer.json()) as { document_id: string; analysis: ReviewReport }
		}
		const alone = await upload({ ask_model: false })
		expect(alone.analysis.engine.model).toBeNull()
		expect(server.questions).toHaveLength(0)
		expect(await page(`/document-vault/${alone.document_id}/report`)).not.toContain('Data sent to the language model')

		const { document_id: id, analysis } = await upload({})
		expect(analysis.engine.model).toBe('test-model')
		expect(analysis.findings.filter(({ origin }) => origin === 'model').map(({ quote }) => quote)).toEqual([point.quote])
		const report = await page(`/document-vault/${id}/report`)
		expect(report).toContain('Added by the language model')
		expect(report).toContain('Data sent to the language model')
		expect(report).toContain(`test-model at ${new URL(server.baseUrl).origin}: answered`)
		expect(server.questions.length).toBeGreaterThan(0)
	} finally {
		await program.stop()
		await server.close()
	}
})

test('a model on this machine is found without a key and offered, and what it reads stays here', { timeout: 180_000 }, async () => {
	const server = await startOpenAiServer(answers(() => []))
	const program = await startProgram({ dataDir, env: { LOCAL_MODEL: server.baseUrl } })
	try {
		const page = await (await fetch(program.url)).text()
		expect(page).toContain('A model on this machine can read it too. Nothing leaves this machine.')
		expect(page).toContain('Your documents stay here')
		expect(server.questions).toHaveLength(0)
	} finally {
		await program.stop()
		await server.close()
	}
})
