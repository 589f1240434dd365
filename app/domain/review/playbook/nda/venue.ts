import { foreignForum } from '../general/forum.ts'
import { decideForum } from '../general/forum.ts'
import type { Rule } from '../rule.ts'

export const venue: Rule = {
	id: 'nda.venue',
	playbook: 'nda',
	title: 'Disputes are heard close to home',
	basis: { kind: 'S', source: 'a survey of 143 deal NDAs: 62% chose Delaware' },
	supersedes: [foreignForum],
	stake: 3,
	standard: 'The courts of Delaware, New York or your home state.',
	wording: { onLawAndCourts: true },
	decide: decideForum,
}
