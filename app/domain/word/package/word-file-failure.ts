/** Why a file can't be opened as a Word document. */
export type WordFileFailure =
	'unsupported_type' | 'empty' | 'encrypted' | 'corrupt' | 'expands_too_much' | 'xml_entities' | 'macros' | 'no_text' | 'too_slow'
