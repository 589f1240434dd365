import { switchValue } from '#app/domain/word/package/xml/xml-element.ts'
import { parseXml } from '#app/domain/word/package/xml/xml-scanner.ts'
import { qualifiedName } from './xml/write-markup.ts'
import { appendToRoot, cutOut } from './xml/child-splices.ts'
import type { DocxFile } from './docx-file.ts'
import { growingPart } from './growing-part.ts'
import { emptyWordPart, newPartName, relatedPart } from './new-part.ts'

const settingsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml'
const settingsRelationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/settings'

/** The settings that stand before `w:trackRevisions` (ECMA-376 part 1, 17.15.1.78 and A.1, CT_Settings): their order is fixed. */
const before = new Set(
	`writeProtection view zoom removePersonalInformation removeDateAndTime doNotDisplayPageBoundaries displayBackgroundShape printPostScriptOverText
	printFractionalCharacterWidth printFormsData embedTrueTypeFonts embedSystemFonts saveSubsetFonts saveFormsData mirrorMargins alignBordersAndEdges
	bordersDoNotSurroundHeader bordersDoNotSurroundFooter gutterAtTop hideSpellingErrors hideGrammaticalErrors activeWritingStyle proofState formsDesign
	attachedTemplate linkStyles stylePaneFormatFilter stylePaneSortMethod documentType mailMerge revisionView`
		.split(/\s+/)
		.map((name) => `w:${name}`),
)

/**
 * Has Word track whatever is typed into the file from now on (`w:trackRevisions`). Makes settings.xml when there is
 * none; does nothing when tracking is on.
 *
 * @throws Refusal 'corrupt' when the settings are not well-formed, or no settings.
 */
export function turnOnTracking(file: DocxFile): void {
	const part = relatedPart(file, 'settings') ?? addSettings(file)
	const source = growingPart(file, part, 'w:settings', emptyWordPart(file, 'settings'))
	const switches = parseXml(source).children.filter(({ name }) => name === 'w:trackRevisions')
	const [first] = switches
	if (first && switchValue(first)) return
	file.setPart(part, withTracking(cutOut(source, switches)))
}

function withTracking(source: string): string {
	const root = parseXml(source)
	const name = qualifiedName(root)
	const markup = `<${name.slice(0, name.indexOf(':') + 1)}trackRevisions/>`
	const follower = root.children.find((child) => !before.has(child.name))
	if (!follower) return appendToRoot(source, () => markup)
	return source.slice(0, follower.start) + markup + source.slice(follower.start)
}

function addSettings(file: DocxFile): string {
	const name = newPartName(file, 'settings')
	file.addPart({ name, contentType: settingsType, relationshipType: settingsRelationship, characters: emptyWordPart(file, 'settings') })
	return name
}

/** The settings that stand behind `w:updateFields`. */
const afterUpdate = new Set(
	`hdrShapeDefaults footnotePr endnotePr compat docVars rsids attachedSchema themeFontLang clrSchemeMapping doNotIncludeSubdocsInStats
	doNotAutoCompressPictures forceUpgrade captions readModeInkLockDown smartTagType shapeDefaults doNotEmbedSmartTags decimalSymbol listSeparator`
		.split(/\s+/)
		.map((name) => `w:${name}`),
)

/** Has Word bring tables of contents and page references up to date when it opens the file. A file without settings stays as it is. */
export function updateFieldsWhenOpened(file: DocxFile): void {
	const part = relatedPart(file, 'settings')
	const root = part === null ? null : file.tree(part)
	if (part === null || !root || switchValue(root.child('w:updateFields'))) return
	const { source } = root.scope
	const name = qualifiedName(root)
	const prefix = name.slice(0, name.indexOf(':') + 1)
	const markup = `<${prefix}updateFields ${prefix === '' ? '' : prefix}val="true"/>`
	const old = root.child('w:updateFields')
	const follower = root.children.find((child) => afterUpdate.has(child.name) || !child.name.startsWith('w:'))
	if (root.contentEnd === root.end) return
	const at = old ?? follower
	file.setPart(part, source.slice(0, at?.start ?? root.contentEnd) + markup + source.slice(old ? old.end : (at?.start ?? root.contentEnd)))
}
