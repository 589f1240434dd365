import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { passage, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { borrowing } from './sides.ts'

const guarantee = longPattern('i')`
	\b(?:personal(?:ly)?|individual(?:ly)?)\s+(?:and\s+\w+\s+)?(?:guarant\w+|liable|responsible)
	|\b(?:founders?|stockholders?|shareholders?|officers?|directors?|guarantors?|principals?|spouse|chief\s+executive|CEO)\b[^.;]{0,80}\b
		(?:
		guarant(?:ee|ees|eed|y|ies)|(?:jointly|severally)\b[^.;]{0,40}\bliable|co-?sign\w*|suret(?:y|ies)
	)
	|\bguarant(?:ee[ds]?|y|ied)\b[^.;]{0,60}\bby\b[^.;]{0,60}\b
		(?:founders?|guarantor|stockholders?|personal|individual|[A-Z][a-z]+\s+[A-Z][a-z]+)
	|\bpersonal\s+assets\b
	|\bstands?\s+behind\b[^.;]{0,40}\b(?:own|personal)\b
`
const pledge = longPattern('i')`
	\b(?:grants?|creates?|gives?|assigns?)\b[^.;]{0,80}\b(?:security\s+interest|lien|charge|mortgage|pledge|collateral)\b
	|\bpledg(?:e|es|ed)\b[^.;]{0,100}\b(?:shares|stock|assets|property|collateral|intellectual|holder|lender|investor|secur\w+)
	|\b(?:this\s+note|note|notes|obligations?|loan|indebtedness|amounts?|principal|repayment)\b[^.;]{0,80}\b(?:is|are|be|hereby)\s+
		(?!not\b)(?:\w+\s+)?secured\b
	|\bsecured\s+(?:by|convertible|promissory|note|obligations)\b
	|\bsecurity\s+agreement\b
	|\bcollateral\b[^.;]{0,60}\b(?:means|includes|consists)\b|\bUCC-?1?\b
	|\bby\s+way\s+of\s+(?:security|charge|pledge|mortgage)\b
	|\bstands?\s+(?:good|as\s+(?:security|cover))\s+for\b|\bas\s+(?:security|collateral)\s+for\b
	|\b(?:gives?|puts?\s+up|hands?\s+over|deposits?)\b[^.;]{0,60}\bas\s+(?:security|collateral)\b
	|\bto\s+secure\b[^.;]{0,60}\b(?:note|loan|debt|payment|repayment|obligations?)\b[^.;]{0,60}\b
		(?:grants?|gives?|assigns?|pledges?|charges?|transfers?)\b
	|\bmay\s+(?:take|seize|sell)\b[^.;]{0,40}\b(?:assets|patents|code|inventory|equipment\s+of)\b
	|\bfinancing\s+statements?\b
	|\b(?:gives?|grants?)\b[^.;]{0,30}\bcharge\s+over\b
`
const notThisNote = longPattern('i')`
	\b(?:
		free\s+(?:and\s+clear\s+)?of|senior\s+(?:indebtedness|debt|lender|credit|loan)|subordinat\w+|permitted\s+lien
		|(?:shall|will|may)\s+not\b[^.;]{0,120}\b(?:lien|security\s+interest|pledge|encumb\w+)|conflict|violat\w+|result\s+in
		|creation\s+or\s+imposition|unsecured|equipment|bank\b|transfer|sell|offer
	)\b
`

export const security: Rule = {
	id: 'convertible_note.security',
	playbook: 'convertible_note',
	title: 'Security and guarantees',
	basis: { kind: 'S', source: 'published guides to seed notes, which are unsecured' },
	protects: borrowing,
	stake: 9,
	standard: 'Seed notes are unsecured, and no founder guarantees them.',
	decide(input) {
		const personal = passage(
			input,
			guarantee,
			/\b(?:indemnif\w+|no\s+(?:officer|director|stockholder|founder|shareholder)|insurance|not\s+be\s+(?:personally\s+)?liable)\b/i,
		)
		const secured = passage(input, pledge, notThisNote)
		const first = personal ?? secured
		if (!first) {
			const unsecured = wording(
				input,
				/\bunsecured\b|\bnot\s+(?:be\s+)?secured\b|\bno\s+(?:\w+\s+){0,3}(?:personally\s+liable|security\s+interest)/i,
			)
			return unsecured ? passed(unsecured) : notApplicable
		}
		const what =
			personal && secured
				? 'The note is secured by company assets and personally guaranteed'
				: personal
					? 'The note is personally guaranteed'
					: 'The note is secured by company assets'
		return flagged({
			severity: 'high',
			span: first,
			says: `${what}.`,
			why: personal
				? 'If the company fails, the holder can turn to the guarantor’s own money.'
				: 'After a default the holder can take the IP and the cash.',
			market: 'Seed notes are unsecured, and no founder guarantees them.',
			action: `strike the ${personal && secured ? 'security interest and the guarantee' : personal ? 'personal guarantee' : 'security interest'}`,
			reason: 'A seed note is equity risk, priced by cap and discount.',
			fallback: personal ? null : 'Security over the cash raised here, never over the IP, released on conversion.',
			replacement:
				'This Note is a general unsecured obligation of the Company. No founder, officer, director or stockholder guarantees it or is ' +
				'personally liable for it.',
			decideBy: 'lawyer',
		})
	},
}
