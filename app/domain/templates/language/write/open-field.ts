import { sourceOf } from '#app/domain/word/package/xml/element-source.ts'
import type { Markup } from '#app/domain/word/package/xml/write-markup.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { Found } from '../expressions/scope.ts'
import { partyPartsOf } from '../../fields/party-parts.ts'
import { labelOf } from '../../fields/describe-field.ts'

/** What stands before `w:highlight` among the properties of a run (ECMA-376 part 1, A.1, CT_RPr). */
const before = new Set(
	`rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern
	position sz szCs`
		.split(/\s+/)
		.map((name) => `w:${name}`),
)

const longestBookmark = 40

/** The bookmark under which a preview finds an open field: 'field_founders_0_name'. Later uses of it have a number behind. */
export function bookmarkOf(field: string): string {
	return `field_${field.replace(/[^\p{L}\p{N}_]/gu, '_')}`.slice(0, longestBookmark)
}

/** What stands in the place of a value that is missing: '[Company name]'. */
export function markedLabel({ field, name }: Found): string {
	const part = name.split('.').at(-1) ?? ''
	const isPart = field !== null && field.name !== part && (field.kind === 'person' || field.kind === 'company')
	const label = field?.label ?? labelOf(part)
	const known = partyPartsOf(field?.kind ?? 'text').find((each) => each.name === part)
	return `[${isPart ? `${label}: ${(known?.label ?? part).toLowerCase()}` : label}]`
}

/** A run that looks like another one, if there is one, highlighted. */
export function highlightedRun(run: XmlElement | null, markup: Markup, words: string): string {
	const properties = run?.child('w:rPr')
	const kept = (properties?.children ?? []).filter(({ name }) => name !== 'w:highlight')
	const first = kept.findIndex(({ name }) => !before.has(name))
	const split = first < 0 ? kept.length : first
	const look = [...kept.slice(0, split).map(sourceOf), markup.leaf('highlight', { val: 'yellow' }), ...kept.slice(split).map(sourceOf)]
	return `${markup.open('r')}${markup.open('rPr')}${look.join('')}${markup.close('rPr')}${markup.words(words, 't')}${markup.close('r')}`
}
