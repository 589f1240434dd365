import { expect, test } from 'vitest'
import { templateField } from '#tests/fixtures/template-docx.ts'
import { neededFields } from '../../fields/needed-fields.ts'
import { jointFields } from './joint-fields.ts'

test('a name that several templates ask for is one question, needed where one of them needs it', () => {
	const one = [templateField('a', 'text'), templateField('x', 'yes_no'), templateField('b', 'text', { required: false, shownWhen: 'x' })]
	const other = [
		templateField('y', 'yes_no'),
		templateField('b', 'text', { shownWhen: 'y' }),
		templateField('a', 'text', { shownWhen: 'y' }),
	]
	const joint = jointFields([one, other])
	expect(joint.map(({ name, order, required, shownWhen }) => [name, order, required, shownWhen])).toEqual([
		['a', 0, true, null],
		['x', 1, true, null],
		['b', 2, true, '(x) or (y)'],
		['y', 3, true, null],
	])
	const names = (values: Record<string, boolean>) => neededFields(joint, values).map(({ name }) => name)
	expect(names({ x: false, y: true })).toContain('b')
	expect(names({ x: false, y: false })).not.toContain('b')
})
