import { patternPart } from '#app/domain/text/long-pattern.ts'
const states = patternPart`
	Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas
	|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire
	|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina
	|South Dakota|Tennessee|Texas|Utah|Vermont|West Virginia|Virginia|Washington, D\.?C\.?|Washington|Wisconsin|Wyoming
	|District of Columbia|Columbia|Puerto Rico|Guam
`
const provinces = patternPart`
	Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan
	|New South Wales|Queensland|South Australia|Tasmania|Victoria|Western Australia|Northern Territory|Bavaria
`
const countries = patternPart`
	United States of America|United States|USA|U\.S\.A|England and Wales|England & Wales|England|Wales|Scotland|Northern Ireland
	|United Kingdom|Great Britain|UK|Republic of Ireland|Ireland|Canada|Australia|New Zealand|Germany|France|Spain|Italy|Portugal
	|Netherlands|Belgium|Luxembourg|Switzerland|Austria|Sweden|Norway|Denmark|Finland|Iceland|Estonia|Latvia|Lithuania|Poland
	|Czech Republic|Czechia|Slovakia|Slovenia|Hungary|Romania|Bulgaria|Greece|Croatia|Serbia|Cyprus|Malta|Turkey|T[uü]rkiye
	|Ukraine|Russian Federation|Russia|Kazakhstan|Georgia|Armenia|Israel|Egypt|Morocco|South Africa|Nigeria|Kenya|Ghana|Tanzania
	|Uganda|Mauritius|Seychelles|United Arab Emirates|Dubai|Abu Dhabi|DIFC|Saudi Arabia|Qatar|Kuwait|Bahrain|Oman|Jordan|Lebanon
	|India|Pakistan|Bangladesh|Sri Lanka|Nepal|China|People[’']s Republic of China|PRC|Hong Kong(?: SAR)?|Macau|Taiwan
	|Republic of China|Japan|Korea|South Korea|Republic of Korea|Singapore|Malaysia|Thailand|Vietnam|Philippines|Indonesia|Mexico
	|Brazil|Argentina|Chile|Colombia|Peru|Uruguay|Paraguay|Ecuador|Venezuela|Panama|Costa Rica|Guatemala|Honduras
	|Dominican Republic|Jamaica|Bahamas|Barbados|Bermuda|Cayman Islands|British Virgin Islands|BVI|Jersey|Guernsey|Isle of Man
	|Gibraltar|Liechtenstein|Monaco|Marshall Islands|Liberia|Antigua and Barbuda|Antigua|Belize|Saint Kitts and Nevis|Nevis
	|Commonwealth of the Northern Mariana Islands
`
const adjectives = patternPart`
	English|Scottish|Scots|Irish|British|American|Canadian|Australian|German|French|Spanish|Italian|Portuguese|Dutch|Belgian|Swiss
	|Austrian|Swedish|Norwegian|Danish|Finnish|Estonian|Latvian|Lithuanian|Polish|Czech|Hungarian|Romanian|Greek|Cypriot|Maltese|Turkish
	|Israeli|Indian|Chinese|Japanese|Korean|Singapore|Brazilian|Mexican
`

const leading = new RegExp(
	patternPart`
		^(?:
			(?:the\s)?(?:(?:Mainland|State|Commonwealth|Province|Republic|Federal Republic|Kingdom|Principality|Grand Duchy)\sof\s)?(?:the\s)?
		)?(${countries}|${states}|${provinces}|${adjectives})(?![\p{L}])
	`,
	'iu',
)

/** The state or country that a written place begins with ("Delaware Without" is Delaware); `null` for what is none. */
export function placeIn(written: string): string | null {
	const text = written.replace(/\s+/g, ' ')
	return leading.exec(text)?.[1] ?? null
}
