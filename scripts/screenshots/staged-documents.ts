import { asDocx, contractParagraphs } from '../../tests/fixtures/agreement-files.ts'
import type { Client } from '../../tests/product/client.ts'

/** The documents that the member has in their vault, the first of which the report is shown of. */
export const stagedDocuments = [
	{ contract: 'harsh-one-way-nda', name: 'IP_Granite Peak NDA.docx', party: 'Receiving Party' },
	{ contract: 'faulty-services-agreement', name: 'VEN_Hosting services.docx', party: 'Receiving Party' },
	{ contract: 'flawed-safe', name: 'EQ_SAFE Harbour Ventures.docx', party: 'Receiving Party' },
]

/** Uploads one and waits for its review. @returns its id */
export async function reviewDocument(member: Client, { contract, name, party }: (typeof stagedDocuments)[number]): Promise<string> {
	const form = new FormData()
	form.set('file', new File([new Uint8Array(await asDocx(contractParagraphs(contract)))], name))
	form.set('metadata', JSON.stringify({ party_role: party }))
	const body = await member.json<{ document_id?: string }>('POST', '/api/document/uploadAndAnalysis', form)
	if (!body.document_id) throw new Error(`${name}: ${JSON.stringify(body)}`)
	return body.document_id
}
