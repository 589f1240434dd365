import { longPattern } from '#app/domain/text/long-pattern.ts'
import { playbookOf } from '#app/domain/review/type/playbook-of.ts'
import { presentAssignmentRule } from '../../employment/assignment.ts'
import { jobStage } from '../../employment/stage.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { absentClause } from './absent-clause.ts'
import { isServices } from './families.ts'

const ownership = longPattern('i')`
	intellectual|propriet|copyright|patent|invent(?:ion|or|ed)
	|(?<!(?:wholly|majority|minority|privately|publicly|state)[\s-]+)\bown(?:s|ed)\b|(?<!stock\s+)ownership|belong
	|licen[sc](?:e|es|ed|ing)\b[^.;]{0,40}\b(?:to\s+use|right|grant|exclusive|perpetual|royalty|software|work|content|material)
	|(?:grant|right|exclusive|perpetual|royalty)\w*\b[^.;]{0,40}licen[sc]e|for[\s-]hire|trade\s?-?mark|\btitle\s+(?:to|in|and)
	|work\s+product|property\s+(?:of|right)|exclusive\s+property|moral\s+right|\bIPR?\b
`
const makes = longPattern('gi')`
	\b(?:
		software|source\s+code|websites?|web\s+site|designs?|designing|deliverables?|prototypes?|artwork|photos?|images|drawings|materials
		|research|studies|content|presentations?|written\s+reports?|creative|consult(?:ing|ant|ants)|product\s+development
	)\b
`
const mentionsOfMaking = 3
/** Services that move, house or keep up things, or that agents of funds render: nothing is made there that somebody could own. */
const makesNothing = longPattern('i')`
	\b(?:
		transport\w*|pipeline|storage|terminal\w*|custod\w+|funds?|transfer\s+agent|shareholder\s+services|construction|maintenance
		|staffing|cleaning|security\s+guard
	)\b
`

const shared = {
	labels: ['Ip Ownership Assignment', 'Joint Ip Ownership', 'License Grant'],
	frames: ['ownership'],
	points: ['ip_assignment', 'license_in', 'license_out'],
} as const

/** The employment playbook requires the assignment itself where there is something to assign. */
function askedAlready(input: RuleInput, text: string) {
	return (
		playbookOf(input.documentType, { text, facts: input.facts }) === 'employment' &&
		presentAssignmentRule.decide(input).outcome === 'absent'
	)
}

export const unownedWork: Rule = absentClause({
	id: 'general.unowned_work',
	title: 'The contract says who owns paid work',
	basis: { kind: 'L', source: '17 U.S.C. 101, 201 and 204: without a signed transfer the copyright stays with an independent maker' },
	protects: ['customer', 'company', 'employer'],
	...shared,
	words: ownership,
	stake: 8,
	belongs: (input, text) =>
		isServices(input, text) &&
		(text.match(makes) ?? []).length >= mentionsOfMaking &&
		!makesNothing.test(text.slice(0, openingLength)) &&
		!askedAlready(input, text),
	finding: () => ({
		severity: 'high',
		says: 'Nothing says who owns the work that is paid for: there is no IP assignment.',
		why: 'Without a written assignment, reports, designs and code usually stay with whoever made them. You may not be free to change, reuse or sell them.',
		market: 'What is made for the customer is assigned to it, and the maker keeps its own tools.',
		action: 'add an assignment of the work product to the side that pays for it',
		reason: 'It settles from the start who may use the results.',
		fallback: 'Take a perpetual, irrevocable license to use and change the results.',
		replacement: null,
		confidence: 0.7,
	}),
})

const openingLength = 1500

/** The law gives an employer the copyright in an employee's work, so inventions are what counts; a word of them is enough. */
const inventions = longPattern('i')`
	intellectual|invent(?:ion|or|ed|s\b)|patent|copyright|work\s+product|for[\s-]hire|conceiv|discover(?:y|ies)|property\s+of
	|\b(?:ideas|improvements|works|developments)\b[^.;]{0,120}\b(?:propert\w+|belong\w*|owned|own|assign\w*)\b
	|propriet\w+\s+(?:rights?|information\s+and)|belong
`

const maker = longPattern('i')`
	\b(?:
		chief\s+(?:technology|technical|scientific|product|science|medical|information)\s+officer|CTO
		|(?:vice\s+president|director|head|manager|VP)[\s,]+(?:of\s+)?(?:\w+\s+)?
			(?:engineering|research|technology|product\s+development|R\s?&\s?D|development)
		|(?:software|hardware|systems?|design|research)\s+(?:engineer|developer|scientist)|scientist|programmer
	)\b
`
const besides = longPattern('i')`
	\b(?:confidentiality|non-?disclosure|secrecy|proprietary|covenants?|restrictive|non-?compet\w+|employee|standard)\b[^.;]{0,40}\bagreement\b
	|\bagreement\b[^.;]{0,60}\b(?:confidentiality|non-?disclosure|secrecy)\b
`

export const unassignedHire: Rule = absentClause({
	id: 'general.unassigned_hire',
	title: 'A technical hire assigns what it makes',
	basis: { kind: 'L', source: 'Stanford v. Roche, 563 U.S. 776 (2011)' },
	protects: ['employer', 'company'],
	labels: ['Ip Ownership Assignment', 'Joint Ip Ownership'],
	frames: ['ownership'],
	points: ['ip_assignment'],
	words: inventions,
	stake: 8,
	belongs: (input, text) =>
		(input.documentType === 'Employment Agreement' || input.documentType === 'Offer Letter') &&
		maker.test(text) &&
		!besides.test(text) &&
		jobStage(input) !== 'later',
	finding: () => ({
		severity: 'medium',
		says: 'A technical hire, and nothing assigns inventions or other work to the company.',
		why: 'Patent rights stay with the inventor unless they are assigned in writing. Investors and buyers check this for technical staff.',
		market: 'Each employee assigns what is made in the job, here or in a separate invention assignment agreement.',
		action: 'have an invention assignment agreement signed together with this one',
		reason: 'Every employee signs the same one.',
		fallback: 'If one was signed already, name it here.',
		replacement: null,
		confidence: 0.7,
	}),
})
