import { expect, test } from 'vitest'
import { readEnv } from './env.server.ts'
import { keysOf } from './keys-of.ts'

test('a short password is a key as a long one is, but not a word that would be found in others', () => {
	const keys = (environment: Record<string, string>) => keysOf(readEnv({ NODE_ENV: 'test', ...environment }))
	expect(keys({ SMTP_URL: 'smtp://mailer:hunter%212@127.0.0.1' })).toEqual(['hunter%212', 'hunter!2'])
	expect(keys({ DATABASE_URL: 'postgresql://fineprint:secret@127.0.0.1/fineprint' })).toEqual(['secret', 'secret'])
	expect(keys({ SMTP_URL: 'smtp://mailer:mail@127.0.0.1' })).toEqual([])
	// Model servers that take any key are given words.
	expect(keys({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_API_KEY: 'ollama' })).toEqual([])
	expect(keys({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_API_KEY: 'sk-4b1d9c07e6f2' })).toEqual(['sk-4b1d9c07e6f2'])
})
