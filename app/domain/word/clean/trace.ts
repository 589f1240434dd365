/** What a Word file may reveal about people and programs, beyond its text. */
export type Trace =
	| 'comments'
	| 'authors'
	| 'people'
	| 'revision_session_ids'
	| 'document_ids'
	| 'document_properties'
	| 'custom_properties'
	| 'custom_data'
	| 'document_variables'
	| 'templates_and_data_sources'
	| 'printer_settings'
	| 'preview_picture'
	| 'picture_paths'

/** How many of a trace were removed from a file. */
export interface Stripped {
	what: Trace
	count: number
}

/** Something that stayed because the text shows it or because it can't be searched. */
export interface Left {
	what: Trace | 'embedded_files'
	/** Names of the properties, variables or parts. */
	names: string[]
}

/** Counts what is stripped, in the order in which it is first met. */
export class Tally {
	private readonly counts = new Map<Trace, number>()
	private readonly names = new Map<Left['what'], Set<string>>()

	strip(what: Trace, count: number): void {
		if (count > 0) this.counts.set(what, (this.counts.get(what) ?? 0) + count)
	}

	leave(what: Left['what'], name: string): void {
		this.names.set(what, (this.names.get(what) ?? new Set()).add(name))
	}

	get stripped(): Stripped[] {
		return [...this.counts].map(([what, count]) => ({ what, count }))
	}

	get left(): Left[] {
		return [...this.names].map(([what, names]) => ({ what, names: [...names] }))
	}
}
