import { expect, test } from 'vitest'
import { findMentions, findUnknownMentions } from './mentions.ts'

const ann = { id: 'a', shareId: null, name: 'Ann Lee', email: 'ann@acme.example' }
const anna = { id: 'b', shareId: 's-b', name: 'Ann Leeds', email: 'leeds@acme.example' }
const invited = { id: null, shareId: 's-x', name: 'x@y.example', email: 'x@y.example' }

test.each([
	['by id', 'Please look.', ['b'], [anna]],
	['by name, whatever its case', 'Is it so, @ann lee?', [], [ann]],
	['by the whole name only', 'Ask @Ann Leeds.', [], [anna]],
	['by address', 'cc @leeds@acme.example', [], [anna]],
	['nobody by a name without @', 'Ann Lee said so.', [], []],
	['nobody inside of another word', 'mail@Ann Lee', [], []],
	['nobody by an id that is not theirs', 'Look.', ['z'], []],
	['somebody invited by what invites them', 'Look.', ['s-x'], [invited]],
	['nobody else by that id', 'Look.', ['s-b'], []],
	['an invited address too', '@x@y.example', [], [invited]],
])('a comment calls people %s', (_, body, ids, called) => {
	expect(findMentions(body, [ann, anna, invited], ids)).toEqual(called)
})

test.each([
	['a name that is nobody’s', 'Please look, @Lea Lawyer, and @Ann Lee.', ['Lea Lawyer']],
	['an address that is nobody’s', 'cc @lea@law.example.', ['lea@law.example']],
	['the first word of somebody’s name', '@Ann please', ['Ann']],
	['each once', '@Lea and again @Lea', ['Lea']],
	['nothing of addresses, prices and those who are there', 'Write to a@b.example, 5 pieces @ 3 dollars, @$5, @Ann Leeds, @X@Y.example', []],
])('a comment calls in vain: %s', (_, body, unknown) => {
	expect(findUnknownMentions(body, [ann, anna, invited])).toEqual(unknown)
})
