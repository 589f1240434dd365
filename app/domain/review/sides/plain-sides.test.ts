import { expect, test } from 'vitest'
import { plainSides } from './plain-sides.ts'

function names(text: string): Record<string, string[]> {
	return Object.fromEntries((plainSides(text) ?? []).map(({ name, names: all, voice }) => [name ?? voice ?? 'role', all]))
}

const talk = 'We pay you in ten days. You keep our keys. If you lose our keys, we send you a bill for us and for you.'

test('a letter: who signs is "we", who is greeted is "you"', () => {
	const read = names(`Bramble Ovens Ltd, 3 Mill Lane, York\nDear Ms Tallis,\n${talk}\nYours sincerely, Bramble Ovens Ltd`)
	expect(read['Bramble Ovens Ltd']).toEqual(expect.arrayContaining(['we', 'our']))
	expect(read['Ms Tallis']).toEqual(expect.arrayContaining(['Tallis', 'you', 'your']))
})

test('a mail in the first person gives "I" to who sends it', () => {
	const read = names(
		'From: Odile Marsh\nTo: Pinewood Dairy\nHello,\nI come twice a month and I send you my bill. You pay me in ten days and you give me a desk. You keep my notes.',
	)
	expect(read['Odile Marsh']).toEqual(expect.arrayContaining(['I', 'me', 'my']))
	expect(read['Pinewood Dairy']).toEqual(expect.arrayContaining(['you', 'your']))
})

test('labels, brackets and words beside a name say the role', () => {
	expect(names('LOAN OF ROOMS\nLandlord: Mrs. Quill. Tenant: Tern Pottery Ltd. The landlord may come in.')).toMatchObject({
		'Mrs. Quill': expect.arrayContaining(['Landlord', 'landlord']),
		'Tern Pottery Ltd': expect.arrayContaining(['Tenant', 'Tern Pottery']),
	})
	expect(names('Between Gable Press (the Publisher) and Mr. Ivo Lund (the Writer). The Writer brings a book.')).toMatchObject({
		'Gable Press': expect.arrayContaining(['Publisher']),
		'Mr. Ivo Lund': expect.arrayContaining(['Writer', 'Ivo Lund']),
	})
	expect(
		names('STALL\nThe Owner, Quayside Halls, lets the Trader, Fig Street Coffee, use the stall. Owner cleans the hall.'),
	).toMatchObject({ 'Quayside Halls': expect.arrayContaining(['Owner']), 'Fig Street Coffee': expect.arrayContaining(['Trader']) })
})

test('terms with one name: it is "we", and "you" has no name', () => {
	const read = names(`Moss Hall – membership\nThese terms are between you and Moss Hall.\n${talk}`)
	expect(read['Moss Hall']).toEqual(expect.arrayContaining(['we']))
	expect(read['you']).toEqual(expect.arrayContaining(['you', 'your']))
})

test('a heading is nobody, and a paper of lawyers is left alone', () => {
	expect(plainSides('CONTRACT OF STUDENT WORK\nThe work is twenty hours. Breaks are paid.')).toBeNull()
	expect(
		plainSides('WHEREAS the parties hereby agree as set out herein, Lark Ltd (the Seller) and Fern Ltd (the Buyer) covenant hereunder.'),
	).toBeNull()
})

test('nobody is "we" where two names could be', () => {
	const sides = plainSides(
		'Between Gable Press and Tern Pottery.\nWe share our desks. You pay us and you clean. We help you and your people.',
	)
	expect(sides?.every(({ voice }) => voice === null)).toBe(true)
})
