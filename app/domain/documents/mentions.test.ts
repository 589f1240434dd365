import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.ts'

const ann = { id: 'a', name: 'Ann Lee', email: 'ann@acme.example' }
const anna = { id: 'b', name: 'Ann Leeds', email: 'leeds@acme.example' }
const invited = { id: null, name: 'x@y.example', email: 'x@y.example' }

test.each([
	['by id', 'Please look.', ['b'], [anna]],
	['by name, whatever its case', 'Is it so, @ann lee?', [], [ann]],
	['by the whole name only', 'Ask @Ann Leeds.', [], [anna]],
	['by address', 'cc @leeds@acme.example', [], [anna]],
	['nobody by a name without @', 'Ann Lee said so.', [], []],
	['nobody inside of another word', 'mail@Ann Lee', [], []],
	['nobody by an id that is not theirs', 'Look.', ['z'], []],
	['an invited address too', '@x@y.example', [], [invited]],
])('a comment calls people %s', (_, body, ids, called) => {
	expect(mentionedIn(body, [ann, anna, invited], ids)).toEqual(called)
})
