import type { z } from 'zod'

const kinds: Record<string, string> = {
	string: 'text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'true or false',
	array: 'a list',
	object: 'an object',
	record: 'an object',
	null: 'null',
}

/**
 * The error of a received value in one sentence, with its path and what it should be, where a schema has no sentence
 * of its own. For the `error` option of zod's `safeParse`.
 *
 * @returns `undefined` where the library's own message is used
 */
export function inputSentence(issue: z.core.$ZodRawIssue): string | undefined {
	const place = issue.path && issue.path.length > 0 ? `'${issue.path.join('.')}'` : 'The body'
	switch (issue.code) {
		case 'invalid_type':
			return issue.input === undefined ? `${place} is missing.` : `${place} must be ${kinds[issue.expected] ?? issue.expected}.`
		case 'too_small':
			return issue.origin === 'number' || issue.origin === 'int'
				? `${place} must be at least ${String(issue.minimum)}.`
				: issue.minimum === 1
					? `${place} must not be empty.`
					: `${place} is too short: it needs at least ${String(issue.minimum)}.`
		case 'too_big':
			return issue.origin === 'number' || issue.origin === 'int'
				? `${place} must be at most ${String(issue.maximum)}.`
				: `${place} is too long: at most ${String(issue.maximum)}.`
		case 'invalid_value':
			return `${place} must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`
		case 'invalid_format':
			return `${place} is not a valid ${issue.format === 'uuid' ? 'id' : issue.format === 'regex' ? 'value' : issue.format}.`
		case 'unrecognized_keys':
			return `${place} has unknown fields: ${issue.keys.join(', ')}.`
		case 'invalid_union':
			return `${place} is invalid.`
	}
	return undefined
}
