import { docxMediaType, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { asDocx, asPdf, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import type { ContractName } from '#tests/fixtures/contracts.ts'

/** A contract of the demo, its name in the vault, and for which side it is reviewed. */
export interface DemoContract {
	source: ContractName
	name: string
	partyRole: 'sending' | 'receiving' | 'unsure'
}

/** The one that was sent out and came back. */
export const negotiated: DemoContract = { source: 'harsh-one-way-nda', name: 'Northwind NDA.docx', partyRole: 'receiving' }

export const demoContracts: readonly DemoContract[] = [
	negotiated,
	{ source: 'faulty-services-agreement', name: 'Pinecone services agreement.docx', partyRole: 'unsure' },
	{ source: 'flawed-safe', name: 'Harbour SAFE.pdf', partyRole: 'unsure' },
	{ source: 'fair-consulting-letter', name: 'Consulting letter.docx', partyRole: 'unsure' },
]

/** The contract as the file a founder would get. */
export async function fileOf({ source, name }: DemoContract): Promise<File> {
	const paragraphs = contractParagraphs(source)
	return name.endsWith('.pdf')
		? new File([new Uint8Array(await asPdf(paragraphs))], name, { type: pdfMediaType })
		: new File([new Uint8Array(await asDocx(paragraphs))], name, { type: docxMediaType })
}
