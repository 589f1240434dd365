import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { loadReviewModels } from '../clauses/load-review-models.server.ts'
import { readContract } from '../read-contract.ts'
import type { DocumentParty } from '../sides/document-party.ts'
import { describeDeal } from './describe-deal.ts'
import { holdsFor, roleParts } from './role-parts.ts'

const growers: DocumentParty = { id: 'p1', name: 'Grower', role: null, roleKind: null, names: ['Grower', 'you'], span: null, confidence: 1 }
const terms = [
	'# Orchard Club Terms',
	'All members follow these terms.',
	'# Part 1: Terms for Growers',
	'Fruit is picked in June.',
	'# Part 2: Terms for Buyers',
	'Buyers collect it.',
	'# General Terms',
	'Oregon law governs.',
].join('\n')

test('a part for one role holds for nobody else', () => {
	const parts = roleParts(terms)
	expect(parts.map(({ role }) => role)).toEqual(['grower', 'buyer'])
	for (const [words, holds] of [
		['All members', true],
		['Fruit', true],
		['collect', false],
		['Oregon', true],
	] as const)
		expect(holdsFor(parts, growers, terms.indexOf(words))).toBe(holds)
	expect(holdsFor(parts, null, terms.indexOf('Fruit'))).toBe(false)
})

test('one part for one role is the whole document', () => {
	expect(roleParts('# Terms for Buyers\nBuyers collect it.')).toEqual([])
	expect(roleParts('Special Provisions for Growers\nThey pick.\nSpecial Provisions for Raffles\nOne ticket each.')).toEqual([])
})

function deal(...lines: string[]): string[] {
	return describeDeal(readContract(documentFromText(lines.join('\n')), loadReviewModels()), null).map(({ sentence }) => sentence)
}

const opening = 'This Amendment is made as of May 2, 2025 between Plum Foods, Inc. (the “Employer”) and Lena Ortiz (the “Executive”).'

test('of an amendment only the new wording is told', () => {
	const told = deal(
		'# SECOND AMENDMENT TO EMPLOYMENT AGREEMENT',
		opening,
		'1. Section 4 of the Agreement, which provides:',
		'The Employer shall pay the Executive a salary of $90,000 per year.',
		'is hereby amended to read as follows:',
		'The Employer shall pay the Executive a salary of $98,000 per year.',
	)
	expect(told.join(' ')).not.toContain('$90,000')
	expect(told).toContain('The Employer must pay the Executive a salary of $98,000 per year.')
})

test('an agreement that is no amendment is told as before', () => {
	const told = deal(
		'# EMPLOYMENT AGREEMENT',
		opening.replace('Amendment', 'Agreement'),
		'1. Salary. The Employer shall pay the Executive a salary of $90,000 per year.',
	)
	expect(told).toContain('The Employer must pay the Executive a salary of $90,000 per year.')
})
