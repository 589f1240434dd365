/** A template of which no document can be written, whatever was answered: the library is damaged, or writing takes too long. */
export class UnwritableTemplate extends Error {
	override name = 'UnwritableTemplate'
	/** What the template is called. */
	readonly template: string

	constructor({ id, number, name }: { id: string; number: number; name: string }, why: unknown) {
		super(`No document could be made from version ${number} of template ${id}: ${typeof why === 'string' ? why : JSON.stringify(why)}`)
		this.template = name
	}
}
