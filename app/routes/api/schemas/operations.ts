import { docxMediaType, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { AnalysisBody } from '#app/components/report/review-side.ts'
import { AnalysisAnswer, AnalysisUnderWay, Report } from './analysis.ts'
import { CategoriesAnswer, DocumentAnswer, TypesAnswer, VaultAnswer, VaultStatsAnswer } from './document.ts'
import type { Operation } from './operation.ts'
import { redliningOperations } from './redlining-operations.ts'
import { MagicLinkBody, MailSent, RegisterBody, SignedInAnswer, VerifyMagicLinkBody } from './sign-in.ts'
import { UploadAnswer, UploadFields, VersionFields } from './upload.ts'
import { UserAnswer, UserChanges } from './user.ts'

const uploadErrors = [400, 402, 413, 415, 422, 429]

export const operations: readonly Operation[] = [
	{
		method: 'post',
		path: '/register',
		summary: 'Creates an account and mails its first sign-in link',
		open: true,
		body: RegisterBody,
		answers: { 200: MailSent },
		errors: [400, 413, 429],
	},
	{
		method: 'post',
		path: '/auth/magic-link',
		summary: 'Mails a sign-in link; under AUTH_DEV_BYPASS signs in at once',
		open: true,
		body: MagicLinkBody,
		answers: { 200: MailSent.or(SignedInAnswer) },
		errors: [400, 413, 429],
	},
	{
		method: 'post',
		path: '/auth/verify-magic-link',
		summary: 'Signs in with the token of a mailed link',
		open: true,
		body: VerifyMagicLinkBody,
		answers: { 200: SignedInAnswer },
		errors: [400, 401, 413],
	},
	{ method: 'get', path: '/user', summary: 'The user whose token it is', answers: { 200: UserAnswer }, errors: [] },
	{
		method: 'post',
		path: '/user',
		summary: 'Changes the profile',
		body: UserChanges,
		answers: { 200: UserAnswer },
		errors: [400, 413, 429],
	},
	{
		method: 'put',
		path: '/user',
		summary: 'Changes the profile',
		body: UserChanges,
		answers: { 200: UserAnswer },
		errors: [400, 413, 429],
	},
	{
		method: 'get',
		path: '/user/vault',
		summary: 'All documents of the vault, the last changed first',
		query: { user_id: 'Only your own' },
		answers: { 200: VaultAnswer },
		errors: [404],
	},
	{
		method: 'get',
		path: '/user/vault/stats',
		summary: 'What the dashboard counts',
		query: { user_id: 'Only your own' },
		answers: { 200: VaultStatsAnswer },
		errors: [404],
	},
	{
		method: 'post',
		path: '/document/upload',
		summary: 'Keeps a PDF or DOCX, as a document or as a new version of one',
		multipart: UploadFields,
		answers: { 201: UploadAnswer },
		errors: [...uploadErrors, 404],
	},
	{
		method: 'post',
		path: '/document/uploadAndAnalysis',
		summary: 'Keeps a PDF or DOCX, as a document or as a new version of one, analyses it and waits for the report',
		multipart: UploadFields,
		answers: { 200: AnalysisAnswer, 202: AnalysisUnderWay },
		errors: [...uploadErrors, 404, 409],
	},
	{
		method: 'post',
		path: '/document/analysis/{documentId}',
		summary: 'Analyses the newest version, for another party or as another type where the body says so; free when it was paid for before',
		bodyOptional: true,
		body: AnalysisBody,
		answers: { 200: AnalysisAnswer, 202: AnalysisUnderWay },
		errors: [400, 402, 404, 409, 413, 422, 429],
	},
	{ method: 'get', path: '/document/{documentId}', summary: 'One document', answers: { 200: DocumentAnswer }, errors: [404] },
	{
		method: 'put',
		path: '/document/{documentId}',
		summary: 'Adds a file as the document’s next version',
		multipart: VersionFields,
		answers: { 200: UploadAnswer },
		errors: [...uploadErrors, 404],
	},
	{
		method: 'get',
		path: '/document/{documentId}/analysis.json',
		summary: 'The report of a version, the newest when none is named',
		query: { version: 'A version number' },
		answers: { 200: Report },
		errors: [404, 409],
	},
	{
		method: 'get',
		path: '/document/{documentId}/report.docx',
		summary: 'The report as a Word document',
		query: { version: 'A version number' },
		answers: { 200: { mediaTypes: [docxMediaType] } },
		errors: [404, 409, 500],
	},
	{
		method: 'get',
		path: '/document/download/{documentId}',
		summary: 'The file as it was uploaded',
		query: { version_number: 'A version number' },
		answers: { 200: { mediaTypes: [pdfMediaType, docxMediaType] } },
		errors: [404],
	},
	{ method: 'get', path: '/document/categories', summary: 'The categories of documents', answers: { 200: CategoriesAnswer }, errors: [] },
	{
		method: 'get',
		path: '/document/types',
		summary: 'The document types of a category',
		query: { category: 'Code or name of a category; required' },
		answers: { 200: TypesAnswer },
		errors: [400, 404],
	},
	...redliningOperations,
]
