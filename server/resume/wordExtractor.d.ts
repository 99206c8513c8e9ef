declare module 'word-extractor' {
  interface ExtractOptions {
    filterUnicode?: boolean;
    includeFooters?: boolean;
  }
  interface WordDocument {
    getBody(options?: ExtractOptions): string;
    getHeaders(options?: ExtractOptions): string;
    getTextboxes(options?: ExtractOptions): string;
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>;
  }
}
