import { expect, test } from 'vitest'
import { actorsOf, nounsBefore, onlyActorOf } from './plain-actors.ts'
import { plainSides } from './plain-sides.ts'

const named =
	'Notes on the oven\nKelpau bakes, and Tarnwerk builds the oven. Kelpau pays in May. Tarnwerk brings the oven in June. If it is late, Tarnwerk gives Kelpau a tenth. Kelpau tells Tarnwerk what it needs. The oven stays with Kelpau.'
const nouns =
	'Between the old museum in Quay (the museum) and the restorer O. Tarn.\nThe museum pays weekly. The restorer keeps the keys. The museum may ask for them. The restorer must answer. The museum tells the restorer in May. The restorer gives a receipt.'

test('two names that act throughout a paper are its sides', () => {
	expect(actorsOf(named).map(({ name }) => name)).toEqual(['Kelpau', 'Tarnwerk'])
	expect(plainSides(named)?.map(({ name }) => name)).toEqual(['Kelpau', 'Tarnwerk'])
})

test('so are two nouns, with the name that one of them has beside it', () => {
	expect(actorsOf(nouns).map(({ name, roles }) => [name, roles])).toEqual([
		[null, ['museum']],
		['O. Tarn', ['restorer']],
	])
})

test('three that act alike, or things, are no two sides', () => {
	expect(
		actorsOf(`${named} Fernhof pays too. Fernhof brings wood. Fernhof tells Kelpau. Fernhof keeps the ash. Fernhof needs heat.`),
	).toEqual([])
	expect(
		actorsOf('The paper says so. The court decides. The price may rise. The court may ask. The price can fall. The court must tell.'),
	).toEqual([])
})

test('one that acts where the other side is "we" leaves "we" to the other', () => {
	const text =
		'Kelpau sees our books. Kelpau pays us a tenth if we ask. We show Kelpau our hall. Kelpau tells us in May, and we answer Kelpau in June. Kelpau keeps our list.'
	expect(onlyActorOf(text)?.name).toBe('Kelpau')
	expect(plainSides(text)?.map(({ name, voice }) => [name, voice])).toEqual(
		expect.arrayContaining([
			['Kelpau', null],
			[null, 'we'],
		]),
	)
})

test('a noun before a name is its noun, and what only stands before it is not', () => {
	expect(nounsBefore('Kelpau', 'You come to us in the bakery Kelpau. The bakery opens at three.')).toEqual(['bakery'])
	expect(nounsBefore('Kelpau', 'In the end Kelpau pays. The end is near.')).toEqual([])
})
