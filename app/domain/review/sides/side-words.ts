import type { ReportParty, ReviewReport } from '../report/report.ts'

/** Whom a report is for, as its head shows it; `null` for reports from before sides had names. */
export function sideSentence({ document: { reader }, options }: Pick<ReviewReport, 'document' | 'options'>): string | null {
	if (reader === undefined) return null
	const unknown = options.party_name !== null && reader?.certainty !== 'chosen'
	const unknownName = unknown ? `No party of this document is called '${options.party_name}'. ` : ''
	if (reader?.by === 'profile') return `You are ${reader.name} here, going by your company profile.`
	if (reader) return `${unknownName}${reader.certainty === 'chosen' ? 'You are' : 'You are likely'} ${reader.name} here.`
	return `${unknownName}${roleSentences[options.party_role]}`
}

const roleSentences = {
	sending: 'You are the side that sent this document.',
	receiving: 'You are the side that received this document.',
	unsure: 'Which side you are on is not known, so points that could hurt either side are listed.',
} as const

/** The same for a reader who may not choose the side: it is seldom theirs. */
export function sideOfReport({ document: { reader }, options }: Pick<ReviewReport, 'document' | 'options'>): string | null {
	if (reader === undefined) return null
	if (reader) return `This report is for ${reader.name}${reader.name.endsWith('.') ? '' : '.'}`
	return rolesOfReport[options.party_role]
}

const rolesOfReport = {
	sending: 'This report is for the side that sent this document.',
	receiving: 'This report is for the side that received this document.',
	unsure: 'This report is for either side: points that could hurt one of them are listed.',
} as const

/** "Which party are you: Garman Holdings, Inc. or Sparkling LLC?"; more than two are not listed in the question. */
export function sideQuestion(parties: readonly Pick<ReportParty, 'name'>[]): string {
	const [one, other, ...more] = parties
	return one && other && more.length === 0 ? `Which party are you: ${one.name} or ${other.name}?` : 'Which party are you?'
}

/** One line on the side, for tables: the party's name where it is known. */
export function sideName({ document: { reader }, options }: Pick<ReviewReport, 'document' | 'options'>, roleLabel: string): string {
	if (!reader) return options.party_name === null ? roleLabel : `${roleLabel} ('${options.party_name}' is no party of this document)`
	if (reader.by === 'profile') return `${reader.name} (by your company profile)`
	return reader.certainty === 'chosen' ? reader.name : `${reader.name} (likely)`
}
