import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { CommentAnswer, CommentBody, CommentsAnswer } from './comments.ts'
import { ComparisonAnswer } from './comparison.ts'
import { ContentAnswer, PreviewAnswer } from './document-text.ts'
import type { Operation } from './operation.ts'
import { ReplyAnswer, RoundsAnswer } from './rounds.ts'
import { PermissionsAnswer, PermissionsBody, ShareBody } from './sharing.ts'
import { SuggestionsAnswer, SuggestionsBody, SuggestionsResult } from './suggestions.ts'
import { TheirChangesAnswer, TheirChangesBody, TheirChangesResult } from './their-changes.ts'

const version = { version_number: 'A version number; left out, the newest' }

/** The calls about suggestions, comments and who shares a document. */
export const redliningOperations: readonly Operation[] = [
	{
		method: 'get',
		path: '/document/withSuggestions/{documentId}',
		summary: 'The paragraphs of a version and what is suggested in them',
		query: version,
		answers: { 200: PreviewAnswer.and(SuggestionsAnswer) },
		errors: [404, 409, 422],
	},
	{
		method: 'get',
		path: '/document/downloadWithSuggestions/{documentId}',
		summary: 'The file itself with the suggestions in force as tracked changes; its name ends in _redlined.docx',
		query: {
			mode: 'tracked (or none), accepted: everything plain, original: as it came',
			include: 'open: undecided suggestions too',
			clean: '1: without what tells of people and programs',
			comments: 'keep (or none), remove: cleaned as above and without any comment, the reasons too',
			...version,
		},
		answers: { 200: { mediaTypes: [docxMediaType] } },
		errors: [400, 404, 409, 415, 422, 429, 500],
	},
	{
		method: 'get',
		path: '/document/{documentId}/suggestions',
		summary: 'The suggestions of a version in document order',
		query: version,
		answers: { 200: SuggestionsAnswer },
		errors: [404],
	},
	{
		method: 'post',
		path: '/document/{documentId}/suggestions',
		summary: 'Decides about suggestions, changes their notes, adds new ones; an error when none of it could be done',
		body: SuggestionsBody,
		answers: { 200: SuggestionsResult },
		errors: [400, 403, 404, 409, 413],
	},
	{
		method: 'post',
		path: '/document/{documentId}/regenerate-suggestions',
		summary: 'Makes the open suggestions anew from the report; what was decided stays',
		answers: { 200: SuggestionsAnswer },
		errors: [403, 404, 409, 429],
	},
	{
		method: 'get',
		path: '/document/{documentId}/changes',
		summary: 'The tracked changes that came with the file of a version, in document order',
		query: version,
		answers: { 200: TheirChangesAnswer },
		errors: [404, 409, 422],
	},
	{
		method: 'post',
		path: '/document/{documentId}/changes',
		summary: 'Accepts or rejects tracked changes of the other side, one by one or all of an author; an error when none of it could be done',
		body: TheirChangesBody,
		answers: { 200: TheirChangesResult },
		errors: [400, 403, 404, 409, 413, 422],
	},
	{
		method: 'get',
		path: '/document/{documentId}/comments',
		summary: 'Everything that was said about the document, oldest first',
		answers: { 200: CommentsAnswer },
		errors: [404],
	},
	{
		method: 'post',
		path: '/document/{documentId}/comments',
		summary: 'Begins a thread, answers in one, resolves one or opens it again',
		body: CommentBody,
		answers: { 200: CommentAnswer, 201: CommentAnswer },
		errors: [400, 403, 404, 409, 413, 429],
	},
	{
		method: 'get',
		path: '/document/{documentId}/content',
		summary: 'The words of a version',
		query: version,
		answers: { 200: ContentAnswer },
		errors: [404, 409, 422],
	},
	{
		method: 'get',
		path: '/document/{documentId}/preview',
		summary: 'The paragraphs of a version in reading order',
		query: version,
		answers: { 200: PreviewAnswer },
		errors: [404, 409, 422],
	},
	{
		method: 'get',
		path: '/document/{documentId}/compare',
		summary: 'What changed between two versions, or the Word file that shows it',
		query: { from: 'A version number; left out, the one before', to: 'A version number; left out, the newest', download: '1: the file' },
		answers: { 200: ComparisonAnswer },
		errors: [400, 404, 409, 415, 422, 429, 500],
	},
	{
		method: 'get',
		path: '/document/{documentId}/rounds',
		summary: 'What came back from the other side, held against what was sent, and the ledger over all rounds',
		answers: { 200: RoundsAnswer },
		errors: [404],
	},
	{
		method: 'get',
		path: '/document/{documentId}/rounds/reply',
		summary: 'A drafted answer to a returned file; nothing is sent',
		query: { tone: 'friendly, neutral or legal; left out, as the version was reviewed', round: 'A round’s number; left out, the newest' },
		answers: { 200: ReplyAnswer },
		errors: [400, 404, 409],
	},
	{
		method: 'post',
		path: '/document/{documentId}/share',
		summary: 'Lets somebody in, or gives them another role; they get a mail',
		body: ShareBody,
		answers: { 200: PermissionsAnswer },
		errors: [400, 403, 404, 409, 413, 429],
	},
	{
		method: 'get',
		path: '/document/{documentId}/permissions',
		summary: 'Who can open the document',
		answers: { 200: PermissionsAnswer },
		errors: [404],
	},
	{
		method: 'put',
		path: '/document/{documentId}/permissions',
		summary: 'Exactly these people with these roles; invited addresses that are not named go too',
		body: PermissionsBody,
		answers: { 200: PermissionsAnswer },
		errors: [400, 403, 404, 409, 413, 429],
	},
]
