import { longPattern } from '#app/domain/text/long-pattern.ts'
const words = (list: string) => new Set(list.split(' '))

/** Words that contracts capitalize without defining them. */
const never = words(
	'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December ' +
		'Christmas Thanksgiving Easter President Vice Chief Executive Financial Operating Technology Officer Secretary Treasurer Chairman ' +
		'Chairperson Chair Director Directors Manager Mr Mrs Ms Dr Board Committee ' +
		'Internet Web Website Bluetooth English Spanish French German Chinese Japanese American European British Canadian Indian ' +
		'Australian Dollar Dollars Euro Euros Sterling Pound ' +
		'State States Federal Federation United Commonwealth Republic Kingdom Province County City District Government Governor Court ' +
		'Courts Supreme Superior Congress Parliament Senate ' +
		'North South East West Northern Southern Eastern Western Central ' +
		'Section Sections Article Articles Clause Clauses Exhibit Exhibits Schedule Schedules Annex Appendix Attachment Paragraph Part ' +
		'Table Page Title Chapter Preamble Recitals Recital ' +
		'Act Acts Code Law Laws Rule Rules Regulation Regulations Directive Treaty Convention Statute Amendment Constitution ' +
		'Union Association Institute University College School Department Ministry Office Agency Bureau Commission Commissioner Authority ' +
		'Bank Fund Trust Foundation Council Center Centre Chamber Society Service Services ' +
		'Securities Exchange Treasury Internal Revenue Bankruptcy Generally Accepted Accounting Principles Stock Nasdaq Arbitration ' +
		'Arbitrator Uniform Commercial Freedom Information Technology ' +
		'God Lord Party Parties Agreement Contract Lease Policy Plan Note Safe Notice Addendum Terms Company Corporation Effective Date Hague Geneva',
)
const places = words(
	'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa ' +
		'Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Hampshire ' +
		'Jersey Mexico York Carolina Dakota Ohio Oklahoma Oregon Pennsylvania Rhode Tennessee Texas Utah Vermont Virginia Washington ' +
		'Wisconsin Wyoming Columbia England Wales Scotland Ireland Britain Canada Ontario Quebec India China Japan Singapore Australia ' +
		'Germany France Netherlands Switzerland Israel Brazil Spain Italy Europe Asia America Africa London Paris',
)
const endsName = longPattern()`
	\b(?:
		Act|Code|Law|Laws|Rules?|Regulations?|Directive|Court|Courts|Commission|Department|Association|Institute|University|Bank|Office
		|Bureau|Agency|Committee|Board|Officer|Director|President|Secretary|Republic|Kingdom|States|Union|Street|Avenue|Road|Building
		|Tower|Agreement|Convention|Treaty|Statute|Exchange|Service|Principles|Standards?|Foundation|Fund|Group|Holdings|Partners|Ventures
		|Technologies|Systems|Solutions|Corporation|Company|Limited|Project|Program|Programme|Platform
	)$
`

const nameGoesOn = /^\s(?:of|&|and|for)\s(?:the\s)?\p{Lu}/u

/**
 * Whether a capitalized phrase is a name of its own and no term: places, days, courts, laws, offices, people's titles,
 * organizations. `behind` is the text that follows.
 */
export function isProperName(phrase: string, behind: string): boolean {
	const parts = phrase.split(/[\s-]+/).filter((part) => part !== 'of')
	if (parts.some((part) => places.has(part)) || parts.every((part) => never.has(part))) return true
	if (parts.length > 1 && endsName.test(phrase)) return true
	if (
		/^(?:City|County|State|Province|University|Republic|Kingdom|Bank|Town|Commonwealth|Department|Ministry|District|Board|College|Government) of\b/.test(
			phrase,
		) ||
		/\b(?:Schools?|Hospital|Library|Authority|Council)$/.test(phrase)
	)
		return true
	// "the Ministry of Health", "the Bill & Melinda …": the name goes on.
	return parts.length === 1 && never.has(parts[0] ?? '') && nameGoesOn.test(behind)
}
