import { data } from 'react-router'

/** The error of the experts' pages: the same whether there is no such request, or somebody else has it. */
export function noRequest() {
	return data({ message: 'You have taken on no such request. It may be closed, or somebody else has it.' }, { status: 404 })
}
