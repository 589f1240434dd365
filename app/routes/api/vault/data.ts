import { z } from 'zod'
import { documentState } from '#app/domain/documents/filing/document-state.server.ts'
import { readDocument } from '#app/domain/documents/vault.server.ts'
import { versionRecords } from '#app/domain/documents/versions/version-records.server.ts'
import { readRecord } from '#app/domain/record/read-record.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { documentRecord } from '../schemas/document.ts'
import { DocumentAnswer, stateRecord, versionRecord, VersionsAnswer } from '../schemas/filing.ts'
import { MetadataAnswer, metadataRecord } from '../schemas/metadata.ts'

const DataAnswer = z.object({ ...DocumentAnswer.shape, ...MetadataAnswer.shape, ...VersionsAnswer.shape })

const read = defineOperation({
	method: 'GET',
	path: '/document/data/{documentId}',
	scope: 'documents:read',
	summary: 'Get the document with its record and its versions in one call',
	answers: { 200: DataAnswer },
	errors: [404],
	async run({ services, context, params, request }) {
		const access = await openApiDocument(context, request, params.documentId)
		const [document, state, record, versions] = await Promise.all([
			readDocument(services, access),
			documentState(services, access),
			readRecord(services, access),
			versionRecords(services, access),
		])
		return {
			document: { ...documentRecord(document), ...stateRecord(access, state) },
			metadata: metadataRecord(record),
			versions: versions.map(versionRecord),
		}
	},
})

export const loader = endpoint(read)
export const action = loader
