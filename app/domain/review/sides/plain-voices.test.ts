import { expect, test } from 'vitest'
import { plainSides } from './plain-sides.ts'
import { wholeNames } from './plain-voices.ts'

const talk = 'We pay you in ten days. You keep our keys. If you lose our keys, we send you a bill for us and for you.'

function voices(text: string): { we: string[]; you: string[] } {
	const of = (voice: string) => plainSides(text)?.find((side) => (side.voice === 'I' ? 'we' : side.voice) === voice)?.names ?? []
	return { we: of('we'), you: of('you') }
}

test('a letter to a person has her whole name from its address, and nothing of it is the employer’s', () => {
	const read = voices(
		`Bramble Optics GmbH\nMill Lane 3\n\nMs Odile Tarn\nQuay 22\n\nDear Ms Tarn, dear Odile,\n\n${talk} You work for Bramble Optics GmbH ("Bramble", "we").\n\nBramble Optics GmbH\n______\nGert Pfahl\n\n______\nOdile Tarn`,
	)
	expect(read.we).toEqual(expect.arrayContaining(['Bramble Optics GmbH', 'Bramble', 'we']))
	expect(read.you).toEqual(expect.arrayContaining(['Ms Odile Tarn', 'Odile', 'you']))
	expect(read.we.join()).not.toMatch(/Odile|Tarn/)
})

test('who signs, and for whom, is "we", whatever the farewell says', () => {
	expect(voices(`Hi Odile,\nnice that you come. ${talk}\nSalut, Bertil`).we).toEqual(expect.arrayContaining(['Bertil', 'we']))
	expect(voices(`Hei Odile,\nwelcome. ${talk}\nBertil, for Kelpcode`).we).toEqual(expect.arrayContaining(['Kelpcode', 'Bertil']))
	expect(
		voices(`To the family of Quayside Inn,\nI cook, you buy. You pay me and I keep my knives. You let me choose.\nLev Marsh`),
	).toMatchObject({ we: expect.arrayContaining(['Lev Marsh', 'I']), you: expect.arrayContaining(['Quayside Inn', 'you']) })
})

test('a mail names a person and a firm for one side', () => {
	const read = voices(`From: Ida at Kelpworks. To: Odile Tarn. Re: boxes\nOdile, great that you called us. ${talk}\nCheers, Ida`)
	expect(read.we).toEqual(expect.arrayContaining(['Kelpworks', 'Ida']))
	expect(read.you).toEqual(expect.arrayContaining(['Odile Tarn', 'Odile']))
})

test('the title of terms says whose they are, and who reads them', () => {
	expect(voices(`Kelpbird: terms for people\n${talk}`)).toMatchObject({
		we: expect.arrayContaining(['Kelpbird']),
		you: expect.arrayContaining(['you']),
	})
	expect(voices(`Selling on Tarnmarket: the house rules\n${talk}`).we).toContain('Tarnmarket')
	expect(voices(`TARNBED FOR HOSTS, IN SHORT\nHosts write to us. ${talk}`)).toMatchObject({
		we: expect.arrayContaining(['TARNBED']),
		you: expect.arrayContaining(['hosts']),
	})
	expect(voices(`What Alderhof wants from the dairy Kelpau\nThe dairy comes on Monday. ${talk}`)).toMatchObject({
		we: expect.arrayContaining(['Alderhof']),
		you: expect.arrayContaining(['Kelpau', 'dairy']),
	})
})

test('a word at the start of a line that no one is called by is not greeted', () => {
	expect(
		voices(
			`Looking after data\n${talk}\nNames, addresses and bank details, which you send us, stay here with the others.\nWe keep names.`,
		).you.join(),
	).not.toContain('Names')
})

test('two full names with one word in common are two people', () => {
	expect(wholeNames('Ms Tarn', 'Odile Tarn signs.')).toEqual(['Odile Tarn'])
	expect(wholeNames('Tarn', 'Odile Tarn and Ivo Tarn sign.')).toEqual([])
})
