import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { xmlPartsWith } from './xml-parts.ts'

/**
 * What a document shows of the data that is kept beside its text: through fields ('AUTHOR', 'DOCVARIABLE x') and
 * content controls bound to properties or custom XML. Word fills these in anew when it opens or prints the file, so
 * taking the data away would change the text that was agreed.
 */
export class ShownData {
	private readonly instructions: string
	private readonly paths: string
	private readonly stores: string
	private readonly hasLooseBinding: boolean

	private constructor(instructions: string, bindings: readonly XmlElement[]) {
		this.instructions = instructions.toLowerCase()
		this.paths = bindings
			.map((binding) => valueOf(binding, 'xpath'))
			.join('\n')
			.toLowerCase()
		this.stores = bindings
			.map((binding) => valueOf(binding, 'storeItemID'))
			.join('\n')
			.toLowerCase()
		this.hasLooseBinding = bindings.some((binding) => valueOf(binding, 'storeItemID') === '')
	}

	static of(file: DocxFile): ShownData {
		const instructions: string[] = []
		const bindings: XmlElement[] = []
		for (const { root } of xmlPartsWith(file, /instrText|fldSimple|dataBinding/)) gather(root)
		return new ShownData(instructions.join(''), bindings)

		function gather(element: XmlElement): void {
			if (element.name === 'w:instrText') instructions.push(element.text())
			if (element.name === 'w:fldSimple') instructions.push(` ${element.attribute('w:instr') ?? ''} `)
			if (element.name === 'w:dataBinding' || element.name === 'w15:dataBinding') bindings.push(element)
			element.children.forEach(gather)
		}
	}

	/** Whether a field uses it, as 'AUTHOR' or the name of a variable, or a bound control its element. */
	shows(fieldName: string, elementName: string | null = null): boolean {
		const name = fieldName.toLowerCase()
		return (
			(name !== '' && this.instructions.includes(name)) || (elementName !== null && this.paths.includes(`:${elementName.toLowerCase()}`))
		)
	}

	/** Whether a control is bound to a store of custom XML, or to one that it does not name. */
	showsStore(itemId: string): boolean {
		return this.hasLooseBinding || (itemId !== '' && this.stores.includes(itemId.toLowerCase()))
	}
}

function valueOf(binding: XmlElement, name: string): string {
	return binding.attribute(`w:${name}`) ?? binding.attribute(`w15:${name}`) ?? ''
}
