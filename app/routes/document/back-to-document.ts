import { href, redirect, type LoaderFunctionArgs } from 'react-router'

/** The loader of a form's address: opened as a page it redirects to the document. */
export function backToDocument({ params }: Pick<LoaderFunctionArgs, 'params'>) {
	return redirect(href('/document-vault/:documentId', { documentId: params.documentId ?? '' }))
}
