import { comeBack } from '#tests/fixtures/returned-docx.ts'
import type { Client } from '#tests/product/client.ts'
import { openSuggestions, sendOut, takeBack } from '#tests/product/negotiation.ts'
import { feesFile, pdfFile, counterpartyFile, wideFile, wordFile } from '../contracts.ts'
import type { ChosenFile } from '../journey.ts'

interface Preparation {
	file(): Promise<ChosenFile>
	partyRole: 'receiving' | 'unsure'
	/** What is done with it after its review. */
	then?(client: Client, documentId: string): Promise<unknown>
	/** How many reviews are complete in the end. */
	reviews?: number
}

const nda = () => wordFile('harsh-one-way-nda', 'IP_Northwind NDA.docx')

/** The documents that journeys begin with: each is uploaded and reviewed once in a run, and copied for whoever needs it. */
export const preparedDocuments = {
	nda: { file: nda, partyRole: 'receiving' },
	/** Which party the founder is nobody said. */
	ndaOfUnknownSide: { file: nda, partyRole: 'unsure' },
	/** Two suggestions are accepted, and the file with them was downloaded. */
	sentOut: { file: nda, partyRole: 'receiving', then: sendOut },
	/** A third suggestion was rejected, then the file came back: its first round, and its second version. */
	returned: {
		file: nda,
		partyRole: 'receiving',
		async then(client, documentId) {
			const sent = await sendOut(client, documentId)
			const [third] = await openSuggestions(client, documentId)
			await client.call('POST', `/api/document/${documentId}/suggestions`, {
				suggestions: [{ suggestion_id: third!.suggestion_id, state: 'rejected' }],
			})
			await takeBack(client, documentId, await comeBack(sent), 'Northwind signed off.docx')
		},
		reviews: 2,
	},
	/** With tracked changes of two people of the other side. */
	withCounterpartyChanges: { file: counterpartyFile, partyRole: 'receiving' },
	/** With a table of fees before its second paragraph. */
	fees: { file: feesFile, partyRole: 'receiving' },
	/** With a table that is wider than a phone. */
	wideTable: { file: wideFile, partyRole: 'unsure' },
	safePdf: { file: () => pdfFile('flawed-safe', 'EQ-harbour safe.pdf'), partyRole: 'unsure' },
} as const satisfies Record<string, Preparation>

export type PreparedDocument = keyof typeof preparedDocuments

/** The same, each as a preparation. */
export const preparations: Readonly<Record<PreparedDocument, Preparation>> = preparedDocuments
