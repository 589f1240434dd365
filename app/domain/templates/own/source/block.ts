/** A stretch of words in one look, or a reference to a numbered paragraph. */
export type Inline = { text: string; bold?: boolean; italic?: boolean } | { refersTo: string }

/** A column of a signature block: a party and who signs for it. */
export interface Signer {
	/** 'Company' */
	label: string
	name: string
	/** Of a party that signs through somebody; a person signs for themselves. */
	by: { name: string; title: string } | null
	/** Further lines that are filled in by hand: 'Taxpayer identification number'. */
	byHand: string[]
}

/** A paragraph, table or signature block of a template, in the order of the document. */
export type Block =
	| { kind: 'title' | 'subtitle' | 'exhibit' | 'heading' | 'text' | 'line' | 'bullet' | 'directive'; words: Inline[] }
	| { kind: 'clause'; level: 0 | 1 | 2 | 3; words: Inline[]; label: string | null }
	| { kind: 'table'; header: boolean; rows: Inline[][][]; widths: number[] | null }
	| { kind: 'signatures'; signers: Signer[] }
	| { kind: 'signature_list'; list: string; signer: Signer }
