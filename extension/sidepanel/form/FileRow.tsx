import { useId } from 'react';
import styled from 'styled-components';
import type { StoredResume } from '#domain/contract/resume.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { color } from '#ui/theme.ts';
import { Line } from './formParts.ts';
import { labelOfRow } from './formRows.ts';
import type { RowProps } from './useFillForm.ts';

const Choose = styled.button`
  color: ${color.accentText};
  font-weight: 500;
`;

/** A file field: the resume that goes into it, or the lead's letter. */
export function FileRow({ row, fill, resumes }: RowProps & { resumes: readonly StoredResume[] }) {
  const id = useId();
  const { field, from, value, isTicked } = row;
  const label = from === 'resume' ? 'Resume' : labelOfRow(row);
  return (
    <Line>
      <input
        type="checkbox"
        id={id}
        checked={isTicked}
        onChange={({ target }) => fill.edit(field.id, { isTicked: target.checked })}
      />
      <label htmlFor={id}>{label}</label>
      <p>{value}</p>
      {from === 'resume' && resumes.length > 1 && (
        <Menu label="Resumes" trigger={<Choose type="button">Choose</Choose>}>
          {resumes.map((resume) => (
            <MenuItem key={resume.id} onSelect={() => fill.setResumeId(resume.id)}>
              {resume.name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Line>
  );
}
