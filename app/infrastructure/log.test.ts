import { expect, test } from 'vitest'
import { createLogger } from './log.server.ts'

test('what a field’s name calls a secret is not logged, at the top and one level below; all else is', () => {
	const lines: string[] = []
	const log = createLogger('info', [], { write: (line) => void lines.push(line) })
	const secrets = { token: 's3cret', code: 's3cret', cookie: 's3cret', authorization: 's3cret', password: 's3cret', secret: 's3cret' }
	log.info({ ...secrets, text: 's3cret words', quote: 's3cret words', status: 200 }, 'answered')
	log.info({ request: { ...secrets, method: 'POST' } }, 'asked')

	expect(lines.join('')).not.toContain('s3cret')
	expect(JSON.parse(lines[0]!)).toMatchObject({ token: '[removed]', text: '[removed]', status: 200, msg: 'answered' })
	expect(JSON.parse(lines[1]!)).toMatchObject({ request: { password: '[removed]', method: 'POST' } })
})

test('a key of the program is not logged wherever it stands, in an error that quotes it neither', () => {
	const lines: string[] = []
	const log = createLogger('info', ['k"ey-4711'], { write: (line) => void lines.push(line) })
	log.error({ err: new Error('Wrong key: k"ey-4711', { cause: new Error('k"ey-4711') }) }, 'Refused k"ey-4711')
	expect(lines.join('')).not.toContain('ey-4711')
	expect(JSON.parse(lines[0]!)).toMatchObject({
		msg: 'Refused [removed]',
		err: { message: expect.stringContaining('Wrong key: [removed]') },
	})
})
