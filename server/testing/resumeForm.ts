interface FormFile {
  bytes: Buffer;
  name?: string;
  field?: string;
}

/** A browser's form with these files. */
export function resumeForm(...files: FormFile[]) {
  const parts = files.flatMap(({ bytes, name = 'resume.pdf', field = 'resume' }) => [
    Buffer.from(
      `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([...parts, Buffer.from('--edge--\r\n')]),
  };
}
