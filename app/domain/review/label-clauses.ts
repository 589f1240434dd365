import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Structure } from './clauses/clause.ts'
import type { Readings } from './clauses/readings.ts'

export interface Label {
	/** A CUAD category name where one fits. */
	name: string
	/** 0 to 1: how sure, by rule: heading and words 0.95, heading 0.85, words alone 0.7. */
	score: number
}

interface Topic {
	name: string
	heading: RegExp | null
	words: RegExp
	unless?: RegExp
}

const topics: Topic[] = [
	{ name: 'Parties', heading: /^parties$/i, words: /\b(?:by\s+and\s+)?between\b[^.]{3,300}\band\b[^.]{3,300}\("?|\b(?:"[^"]+"|'[^']+')\)\s*(?:,|and)/i },
	{ name: 'Effective Date', heading: /\beffective\s+date\b/i, words: /\beffective\s+(?:date|as\s+of|on)\b|\b(?:dated|made|entered\s+into)\s+(?:as\s+of|on)\b/i },
	{ name: 'Expiration Date', heading: /^(?:initial\s+)?term(?:\s+(?:and|of)\b.*|;.*)?$/i, words: /\b(?:initial\s+)?term\b[^.]{0,120}\b(?:years?|months?|until|expire\w*|continu\w+)\b|\b(?:expires?|shall\s+end|ends)\s+(?:on|\w+\s+\(?\d*\)?\s*(?:years?|months?)\s+after)/i },
	{ name: 'Renewal Term', heading: /\brenewal\b/i, words: /\b(?:automatically\s+)?(?:renew\w*|extend\w*)\b[^.]{0,120}\b(?:terms?|periods?|years?|months?)\b/i },
	{ name: 'Notice Period To Terminate Renewal', heading: null, words: /\b(?:renew\w*|extend\w*)\b[^.]{0,240}\bunless\b[^.]{0,160}\b(?:notice|notif\w+)\b|\bnotice\s+of\s+non-?renewal\b/i },
	{ name: 'Governing Law', heading: /\bgoverning\s+law|\bchoice\s+of\s+law|\bapplicable\s+law/i, words: /\b(?:govern\w*|constru\w+|interpret\w*)\b[^.]{0,80}\blaws?\s+of\b|\b[A-Z]\w+\s+law\s+governs\b/ },
	{ name: 'Most Favored Nation', heading: /\bmost\s+favou?red/i, words: /\bmost[\s-]favou?red[\s-](?:nation|customer)|\bMFN\b/i },
	{ name: 'Non-Compete', heading: /\bnon-?compet/i, words: /\b(?:not|refrain\s+from)\b[^.;]{0,100}\bcompet(?:e|es|ing)\b|\bnon-?compet\w+/i, unless: /\bnothing\b/i },
	{ name: 'Exclusivity', heading: /\bexclusiv/i, words: /\bexclusive(?:ly)?\s+(?:right|basis|supplier|provider|distribut\w+|licen[cs]e|deal\w*)|\bexclusivity\b/i, unless: /\bnon-?exclusive|\bexclusive\s+jurisdiction/i },
	{ name: 'No-Solicit Of Customers', heading: null, words: /\bnot\b[^.;]{0,80}\bsolicit\w*\b[^.;]{0,120}\b(?:customers?|clients?)\b/i },
	{ name: 'No-Solicit Of Employees', heading: /\bnon-?solicit/i, words: /\bnot\b[^.;]{0,80}\b(?:solicit|hire|recruit|entice)\w*\b[^.;]{0,120}\b(?:employees?|personnel|staff)\b/i },
	{ name: 'Non-Disparagement', heading: /\bdisparag/i, words: /\bdisparag\w+/i },
	{ name: 'Termination For Convenience', heading: null, words: /\bterminat\w+\b[^.;]{0,120}\b(?:for\s+(?:any|no)\s+(?:or\s+no\s+)?reason|without\s+cause|for\s+convenience|at\s+any\s+time)/i },
	{ name: 'Rofr/Rofo/Rofn', heading: /\bfirst\s+(?:refusal|offer|negotiation)/i, words: /\bright\s+of\s+first\s+(?:refusal|offer|negotiation)/i },
	{ name: 'Change Of Control', heading: /\bchange\s+(?:of|in)\s+control/i, words: /\bchange\s+(?:of|in)\s+control\b/i },
	{ name: 'Anti-Assignment', heading: /\bassign(?:ment|ability)\b/i, words: /\b(?:not|neither)\b[^.;]{0,100}\b(?:assign|transfer)\w*\b[^.;]{0,160}\bconsent\b|\bnot\s+assignable\b/i, unless: /\binventions?\b|\bwork\s+product\b/i },
	{ name: 'Revenue/Profit Sharing', heading: /\b(?:revenue|profit)\s+shar/i, words: /\b(?:revenue|profit)\s+shar\w+|\broyalt(?:y|ies)\s+of\s+\d|\b\d+\s*%\s+of\s+(?:net\s+)?(?:revenue|sales|profits?)/i },
	{ name: 'Price Restrictions', heading: null, words: /\b(?:price|fee|rate)s?\b[^.;]{0,60}\bnot\b[^.;]{0,30}\b(?:increase|raise|exceed)\w*\b[^.;]{0,60}(?:%|percent)/i },
	{ name: 'Minimum Commitment', heading: /\bminimum/i, words: /\bminimum\s+(?:purchase|order|commitment|annual|volume|quantity|fee)/i },
	{ name: 'Volume Restriction', heading: null, words: /\b(?:exceed\w*|more\s+than)\b[^.;]{0,60}\b(?:users?|seats?|units?|volume|usage)\b[^.;]{0,80}\b(?:fee|charge|notice|consent)/i },
	{ name: 'IP Ownership Assignment', heading: /\b(?:ownership|intellectual\s+property|work\s+product|assignment\s+of\s+inventions)/i, words: /\b(?:hereby\s+)?(?:assigns?|shall\s+assign|agrees?\s+to\s+assign)\b[^.;]{0,120}\b(?:right,?\s+title|intellectual\s+property|inventions?|work\s+product|copyright)/i },
	{ name: 'Joint IP Ownership', heading: null, words: /\bjoint(?:ly)?\s+own\w*/i },
	{ name: 'License Grant', heading: /\blicen[cs]e(?:\s+grant)?\b/i, words: /\bgrants?\b[^.;]{0,120}\blicen[cs]e\b/i, unless: /\bno\s+licen[cs]e\b|\bnot\b[^.;]{0,30}\bgrant/i },
	{ name: 'Non-Transferable License', heading: null, words: /\bnon-?transferable\b[^.;]{0,80}\blicen[cs]e\b/i },
	{ name: 'Affiliate License-Licensee', heading: null, words: /\blicen[cs]e\b[^.;]{0,160}\b(?:licensee|customer)?'?s?\s+(?:and\s+its\s+)?affiliates\b/i },
	{ name: 'Irrevocable Or Perpetual License', heading: null, words: /\b(?:irrevocable|perpetual)\b[^.;]{0,100}\blicen[cs]e\b/i },
	{ name: 'Source Code Escrow', heading: /\bescrow/i, words: /\bsource\s+code\b[^.;]{0,100}\bescrow\b|\bescrow\b[^.;]{0,100}\bsource\s+code\b/i },
	{ name: 'Post-Termination Services', heading: /\b(?:effect|consequences)\s+of\s+termination|transition/i, words: /\b(?:after|upon|following)\b[^.;]{0,40}\bterminat\w+\b[^.;]{0,160}\b(?:transition|wind-?down|continue\s+to\s+provide|assist\w*)/i },
	{ name: 'Audit Rights', heading: /\baudit|\binspection/i, words: /\b(?:right\s+to\s+|may\s+)(?:audit|inspect)\b|\baudit\b[^.;]{0,60}\b(?:books|records)/i },
	{ name: 'Uncapped Liability', heading: null, words: /\bliab\w+\b[^.;]{0,80}\b(?:unlimited|uncapped|without\s+limit)\b|\b(?:limit\w*|cap)\b[^.;]{0,80}\b(?:shall|do|does|will)\s+not\s+apply\b/i },
	{ name: 'Cap On Liability', heading: /\blimit(?:ation)?s?\s+(?:of|on)\s+liability|\bliability\b/i, words: /\bliab\w+\b[^.;]{0,200}\b(?:exceed|limited\s+to)\b|\b(?:not|no\s+event)\b[^.]{0,60}\bliable\s+for\s+any\s+(?:indirect|consequential|special)/i },
	{ name: 'Liquidated Damages', heading: /\bliquidated/i, words: /\bliquidated\s+damages\b|\b(?:early\s+)?termination\s+fee\b/i },
	{ name: 'Warranty Duration', heading: /\bwarrant(?:y|ies)\b/i, words: /\bwarrant\w*\b[^.;]{0,160}\b(?:for\s+a\s+period\s+of|\d+\)?\s+(?:days|months|years))/i },
	{ name: 'Insurance', heading: /\binsurance/i, words: /\b(?:maintain|carry|obtain)\b[^.;]{0,80}\binsurance\b/i },
	{ name: 'Covenant Not To Sue', heading: null, words: /\b(?:covenant\w*|agree\w*|shall)\b[^.;]{0,40}\bnot\s+(?:to\s+)?(?:sue|challenge|contest)\b/i },
	{ name: 'Third Party Beneficiary', heading: /\bthird[\s-]party\s+beneficiar/i, words: /\bthird[\s-]party\s+beneficiar/i },
	{ name: 'Confidentiality', heading: /\bconfidential|\bnon-?disclosure/i, words: /\bconfidential\s+information\b[^.;]{0,160}\b(?:shall|will|must|may\s+not|not)\b/i },
	{ name: 'Indemnification', heading: /\bindemni/i, words: /\bindemnif\w+/i },
	{ name: 'Payment', heading: /\b(?:fees?|payments?|compensation|invoic\w+)\b/i, words: /\b(?:shall|will|must)\s+pay\b[^.;]{0,120}\b(?:fees?|invoice|\$)/i },
	{ name: 'Dispute Resolution', heading: /\b(?:disputes?|arbitration|jurisdiction|venue)\b/i, words: /\barbitrat\w+\b|\b(?:exclusive\s+)?jurisdiction\s+of\b[^.;]{0,60}\bcourts?\b|\bcourts?\b[^.;]{0,60}\b(?:exclusive\s+)?jurisdiction\b/i },
	{ name: 'Conversion', heading: /\b(?:equity\s+financing|conversion|liquidity\s+event|dissolution\s+event)/i, words: /\b(?:automatically\s+)?convert\w*\b[^.;]{0,120}\b(?:shares|stock)\b/i },
]

/** Topic labels of one clause by its heading and words, best first, CUAD names where they fit. */
export function labelsOf(clause: Clause, { structure, text }: { structure: Structure; text: ExtractedDocument['text'] }): Label[] {
	if (clause.kind === 'title' || clause.kind === 'signature') return []
	const firstChild = structure.clauses.find(({ parentId }) => parentId === clause.id)
	const words = text.slice(clause.bodyStart, Math.min(clause.end, firstChild?.start ?? clause.end)).slice(0, 8000)
	const labels: Label[] = []
	for (const { name, heading, words: pattern, unless } of topics) {
		const byHeading = heading !== null && clause.heading !== null && heading.test(clause.heading)
		const byWords = pattern.test(words) && !unless?.test(words)
		if (byHeading || byWords) labels.push({ name, score: byHeading && byWords ? 0.95 : byHeading ? 0.85 : 0.7 })
	}
	return labels.sort((a, b) => b.score - a.score).slice(0, 6)
}

/** The labels of every clause as passages: what rules read. */
export function readLabels({ text }: Pick<ExtractedDocument, 'text'>, structure: Structure): Readings {
	const labels = structure.clauses.flatMap((clause) => labelsOf(clause, { structure, text }).map(({ name, score }) => ({ name, score, start: clause.start, end: clause.end })))
	return { labels, ndaAnswers: [], unfairTerms: [] }
}
