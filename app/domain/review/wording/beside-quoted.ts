/** Rules whose wording is an exception, a limit or a definition beside what is quoted. */
export const besideQuoted: ReadonlySet<string> = new Set([
	'cofounder.cause_defined',
	'cofounder.transfer_limits',
	'convertible_note.cap_basis',
	'convertible_note.preference_overhang',
	'dpa.annex',
	'employment.own_time_inventions',
	'employment.protected_disclosures',
	'employment.work_for_hire_backup',
	'lease.operating_costs',
	'lease.term',
	'nda.one_way',
	'privacy_terms.arbitration',
	'privacy_terms.gdpr',
	'safe.mfn',
	'services.assignment_precedence',
	'services.super_cap',
	'term_sheet.price',
])

/** Rules that end an obligation: what is quoted stays without the words that make it endless, and the wording follows. */
export const endsObligation: ReadonlySet<string> = new Set(['nda.survival', 'general.endless_confidentiality'])
