import { expect, test } from 'vitest'
import type { DocumentParty } from '../sides/document-party.ts'
import { inOwnVoice } from './own-voice.ts'

function party(name: string, role: string | null, ...names: string[]): DocumentParty {
	return { id: name, name, role, roleKind: null, names, span: null, confidence: 1 }
}

const acme = party('Acme Inc.', 'Company', 'Acme Inc.', 'we')
const lee = party('Dana Lee', null, 'Dana Lee', 'you')
const parties = [acme, lee]

test.each([
	['You are paid a salary of $90,000.', 'Dana Lee is paid a salary of $90,000.'],
	['If your employment ends, you may keep your laptop.', 'If Dana Lee’s employment ends, Dana Lee may keep Dana Lee’s laptop.'],
	['You hereby agree to assign your inventions to us.', 'Dana Lee hereby agrees to assign Dana Lee’s inventions to the Company.'],
	['You need not move.', 'Dana Lee need not move.'],
	['We will pay you each month.', 'The Company will pay Dana Lee each month.'],
])('for the company, "%s" names the employee', (line, expected) => {
	expect(inOwnVoice(line, parties, acme)).toBe(expected)
	expect(inOwnVoice(line, parties, null)).toBe(expected)
})

test('"you" stays for the party that the document calls so', () => {
	expect(inOwnVoice('You must return your laptop to us.', parties, lee)).toBe('You must return your laptop to the Company.')
})

test('nothing is said where a verb may not fit or nobody knows who speaks', () => {
	expect(inOwnVoice('You agree and acknowledge that the bonus is at will.', parties, acme)).toBeNull()
	expect(inOwnVoice('You ponder the offer.', parties, acme)).toBeNull()
	expect(inOwnVoice('We may change the price.', [lee], lee)).toBeNull()
	expect(inOwnVoice('I agree to the rules.', parties, lee)).toBeNull()
	expect(inOwnVoice('We, Acme Inc. (“we”), will help.', parties, lee)).toBeNull()
})

test('a line without either is left alone', () => {
	expect(inOwnVoice('The Customer must pay a Type I fee to IBM.', parties, null)).toBe('The Customer must pay a Type I fee to IBM.')
})
