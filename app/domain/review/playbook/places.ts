import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../clauses/search/all-matches.ts'

const states = patternPart`
	Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas
	|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New\s+Hampshire
	|New\s+Jersey|New\s+Mexico|New\s+York|North\s+Carolina|North\s+Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode\s+Island
	|South\s+Carolina|South\s+Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West\s+Virginia|Wisconsin|Wyoming
	|District\s+of\s+Columbia
`
const state = new RegExp(String.raw`\b(West\s+Virginia|${states})\b`, 'i')

/** Large cities that contracts name as a forum without their state. */
const stateOfCity: Record<string, string> = {
	'san francisco': 'California',
	'los angeles': 'California',
	'san diego': 'California',
	'san jose': 'California',
	'santa clara': 'California',
	'palo alto': 'California',
	wilmington: 'Delaware',
	manhattan: 'New York',
	boston: 'Massachusetts',
	chicago: 'Illinois',
	austin: 'Texas',
	dallas: 'Texas',
	houston: 'Texas',
	seattle: 'Washington',
	denver: 'Colorado',
	atlanta: 'Georgia',
	miami: 'Florida',
	philadelphia: 'Pennsylvania',
	phoenix: 'Arizona',
	'salt lake city': 'Utah',
	minneapolis: 'Minnesota',
	detroit: 'Michigan',
}

/** The laws a commercial NDA is usually under. */
export const usualNdaLaw = /\b(?:Delaware|New\s+York|California)\b/i

/** The US state a text names first, or the state of a large city it names; `null` for neither. */
export function stateIn(text: string): string | null {
	const named = state.exec(text)?.[1]?.replace(/\s+/g, ' ')
	if (named) return named.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(' Of ', ' of ')
	const lower = text.toLowerCase()
	return Object.entries(stateOfCity).find(([city]) => lower.includes(city))?.[1] ?? null
}

/** Whether a text names a place in the United States. */
export function isUnitedStates(text: string): boolean {
	return stateIn(text) !== null || /\b(?:United\s+States|U\.S\.|USA|American\s+Arbitration|JAMS)\b/.test(text)
}

const foreign = longPattern()`
	\b(?:
		England|Wales|Scotland|London|United\s+Kingdom|Ireland|Dublin|Germany|Berlin|Munich|Hamburg|Frankfurt|France|Paris|Switzerland
		|Zurich|Geneva|Netherlands|Amsterdam|Belgium|Brussels|Luxembourg|Spain|Madrid|Italy|Milan|Austria|Vienna|Sweden|Stockholm|Denmark
		|Norway|Finland|Poland|Israel|Tel\s+Aviv|India|Mumbai|New\s+Delhi|Bangalore|China|Beijing|Shanghai|Hong\s+Kong|Singapore|Japan
		|Tokyo|Korea|Seoul|Australia|Sydney|New\s+Zealand|Canada|Ontario|Toronto|Quebec|British\s+Columbia|Vancouver|Mexico|Brazil|Dubai
		|Cayman|Bermuda|British\s+Virgin
	)\b
`

/** Whether a text names a place outside the United States, and none inside. */
export function isAbroad(text: string): boolean {
	return foreign.test(text) && stateIn(text) === null
}

const countryOfCity: Record<string, string> = {
	England: 'United Kingdom',
	Wales: 'United Kingdom',
	Scotland: 'United Kingdom',
	London: 'United Kingdom',
	Dublin: 'Ireland',
	Berlin: 'Germany',
	Munich: 'Germany',
	Hamburg: 'Germany',
	Frankfurt: 'Germany',
	Paris: 'France',
	Zurich: 'Switzerland',
	Geneva: 'Switzerland',
	Amsterdam: 'Netherlands',
	Brussels: 'Belgium',
	Madrid: 'Spain',
	Milan: 'Italy',
	Vienna: 'Austria',
	Stockholm: 'Sweden',
	'Tel Aviv': 'Israel',
	Mumbai: 'India',
	'New Delhi': 'India',
	Bangalore: 'India',
	Beijing: 'China',
	Shanghai: 'China',
	Tokyo: 'Japan',
	Seoul: 'Korea',
	Sydney: 'Australia',
	Ontario: 'Canada',
	Toronto: 'Canada',
	Quebec: 'Canada',
	'British Columbia': 'Canada',
	Vancouver: 'Canada',
}

/** The countries outside the United States that a text names, by themselves or by a large city, in the order of the text. */
export function foreignPlacesIn(text: string): string[] {
	return allMatches(text, new RegExp(foreign.source, 'g')).map(
		([named]) => countryOfCity[named.replace(/\s+/g, ' ')] ?? named.replace(/\s+/g, ' '),
	)
}
